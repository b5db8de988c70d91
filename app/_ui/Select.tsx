import { memo, type ReactNode, useRef } from 'react'
import styles from './Select.module.css'
import { useEnteredBeforeStart } from './use-hydrated'

interface Props {
  label: ReactNode
  placeholder: string
  value: string | undefined
  onChoose: (value: string) => void
  children: ReactNode
}

export function Select({ label, placeholder, value = '', onChoose, children }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  useEnteredBeforeStart(select, value, onChoose)
  return (
    <label className={styles.select}>
      <span className={styles.label}>{label}</span>
      {/* Without `autoComplete="off"`, a reload would restore the previous choice instead of the address. */}
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

interface SelectOptionsProps {
  values: readonly string[]
  nameOf?: ((value: string) => string) | undefined
}

/** Omits `value` attributes that equal the name, which makes pages smaller. */
export const SelectOptions = memo(function SelectOptions({ values, nameOf = String }: SelectOptionsProps) {
  return values.map((value) => {
    const name = nameOf(value)
    return (
      <option key={value} value={name === value ? undefined : value}>
        {name}
      </option>
    )
  })
})
