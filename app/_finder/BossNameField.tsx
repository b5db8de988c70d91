import type { ComponentProps } from 'react'
import { useLabels } from '@/app/_ui/language/language'
import { MAX_NAME_LENGTH } from '@/lib/finder/search-query'
import styles from './FinderForm.module.css'

interface Props
  extends Pick<ComponentProps<'input'>, 'ref' | 'type' | 'role' | 'placeholder' | 'aria-expanded'> {
  label: string
  value: string
  onChange: (name: string) => void
}

/** Turns off spell checks, since browsers seldom know names of Pokémon. */
export function BossNameField({ label, onChange, ...input }: Props) {
  const { finder } = useLabels()
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        className={styles.input}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_NAME_LENGTH}
        placeholder={finder.example}
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
    </label>
  )
}
