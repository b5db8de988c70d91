import { type ReactNode, useRef } from 'react'
import styles from './Choice.module.css'
import { useEnteredBeforeStart } from './use-entered-before-start'

interface Props {
  label: ReactNode
  placeholder: string
  /** The value of the chosen option; none while the placeholder shows. */
  value: string | undefined
  onChoose: (value: string) => void
  /** The options, after the placeholder. */
  children: ReactNode
}

/** A native select under a visible label, whose first option stands for "not chosen". */
export function Choice({ label, placeholder, value = '', onChoose, children }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  useEnteredBeforeStart(select, value, onChoose)
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      {/* A browser that restores a form on reload would restore the last choice over the address. */}
      <select
        ref={select}
        autoComplete="off"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {children}
      </select>
    </label>
  )
}
