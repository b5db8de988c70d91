import { useRef } from 'react'
import styles from './NameField.module.css'
import { useEnteredBeforeStart } from './use-entered-before-start'

interface Props {
  value: string
  onChange: (value: string) => void
}

/** The box in which a boss's name is typed. */
export function NameField({ value, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEnteredBeforeStart(field, value, onChange)
  return (
    <label className={styles.field}>
      <span className={styles.label}>Boss</span>
      <input
        ref={field}
        className={styles.input}
        type="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="any part of its name"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
