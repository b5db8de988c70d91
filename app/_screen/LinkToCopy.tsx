import { useEffect, useRef } from 'react'
import { PlainButton } from '@/app/_ui/PlainButton'
import { useKeyDown } from '@/app/_ui/use-key-down'
import styles from './LinkToCopy.module.css'

interface Props {
  link: string
  onClose: () => void
}

/** A selected link, to copy by hand. Escape closes it from anywhere. */
export function LinkToCopy({ link, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useKeyDown(({ key }) => {
    if (key === 'Escape') onClose()
  })
  return (
    <div className={styles.byHand}>
      <label className={styles.label}>
        {"Couldn't copy. Copy this link:"}
        <input
          ref={field}
          className={styles.link}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <PlainButton onClick={onClose}>Close</PlainButton>
    </div>
  )
}
