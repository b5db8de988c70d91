import { useEffect, useRef } from 'react'
import styles from './CopyByHand.module.css'
import { PlainButton } from './PlainButton'
import { useKeyDown } from './use-key-down'

interface Props {
  /** What to do: `Couldn't copy. Copy this link:` */
  label: string
  text: string
  onClose: () => void
}

/** A long link takes a second line. */
const FEWEST_ROWS = 2

/** A selected text, to copy by hand. Escape closes it from anywhere. */
export function CopyByHand({ label, text, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  useKeyDown(({ key }) => {
    if (key === 'Escape') onClose()
  })
  return (
    <div className={styles.byHand}>
      <label className={styles.label}>
        {label}
        <textarea
          ref={field}
          className={styles.text}
          readOnly
          rows={Math.max(FEWEST_ROWS, text.trim().split('\n').length)}
          value={text}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <PlainButton onClick={onClose}>Close</PlainButton>
    </div>
  )
}
