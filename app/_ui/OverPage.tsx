import type { ReactNode, SyntheticEvent } from 'react'

interface Props {
  label: string
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page, open as long as it is rendered. Escape, a phone's Back, or a tap beside it closes it. */
export function OverPage({ label, className, onClose, children }: Props) {
  // That it was closed is told later, and by then it may be open again: in development React attaches each ref twice.
  const closed = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (!dialog.open) onClose()
  }
  return (
    <dialog ref={openOver} closedby="any" className={className} aria-label={label} onClose={closed}>
      {children}
    </dialog>
  )
}

// Opened before the tap ends: later, a phone would show no keyboard. Closed before it is removed: the browser then gives the
// focus back.
function openOver(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}
