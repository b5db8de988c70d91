import { useLayoutEffect, useRef } from 'react'
import styles from '@/app/_finder/Finder.module.css'
import { PlainButton } from '@/app/_ui/PlainButton'
import type { Selection } from '@/lib/raid/selection'
import { BossSearch } from './BossSearch'

interface Props {
  selection: Selection
  onClose: () => void
}

/** The search for a boss by name, over the page. The browser gives the focus back to what has opened it. */
export function BossDialog({ selection, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the tap ends that has opened it: later, a phone would show no keyboard.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} className={styles.dialog} closedby="any" aria-label="Find a boss" onClose={onClose}>
      <BossSearch selection={selection} onChosen={close} />
      <PlainButton onClick={close}>Close</PlainButton>
    </dialog>
  )
}
