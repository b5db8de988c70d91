import type { ReactNode, SyntheticEvent } from 'react'

interface Props {
  label: string
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page, open while it is rendered. Escape, a phone's Back, or a tap outside closes it. */
export function Dialog({ label, className, onClose, children }: Props) {
  // The close event comes later. In development, React attaches each ref twice, so the dialog may be open again by then.
  const onClosed = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (!dialog.open) onClose()
  }
  return (
    <dialog ref={openOver} closedby="any" className={className} aria-label={label} onClose={onClosed}>
      {children}
    </dialog>
  )
}

// Opens before the tap ends, since phones show no keyboard later. Closes before its removal, so that the browser returns
// the focus.
function openOver(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}
