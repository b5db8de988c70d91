import { useRef } from 'react'
import { useEnteredBeforeStart } from '@/app/_ui/use-entered-before-start'
import { MAX_NAME_LENGTH } from '@/lib/finder/search-query'
import styles from './NameField.module.css'

interface Props {
  value: string
  onChange: (value: string) => void
}

/** The search box for a boss's name, with words such as its Tera type or tier. */
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
        maxLength={MAX_NAME_LENGTH}
        placeholder="such as fairy garchomp"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
