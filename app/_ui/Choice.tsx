import { memo, type ReactNode, useRef } from 'react'
import styles from './Choice.module.css'
import { useEnteredBeforeStart } from './use-hydrated'

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

interface OptionsProps {
  values: readonly string[]
  /** Names an option in the language of the page; by default by its value. */
  nameOf?: ((value: string) => string) | undefined
}

/**
 * The options of a select. Rendered again only for another list. An option without a `value` has its text as the value:
 * leaving it out where the two are the same saves two thousand characters in every page.
 */
export const Options = memo(function Options({ values, nameOf = String }: OptionsProps) {
  return values.map((value) => {
    const name = nameOf(value)
    return (
      <option key={value} value={name === value ? undefined : value}>
        {name}
      </option>
    )
  })
})
