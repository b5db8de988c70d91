import type { ReactNode } from 'react'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  /** Whether its texts need two columns of the form. */
  isWide?: true
  /** The options. */
  children: ReactNode
}

/** A native select, one of whose options is always chosen, below its label. */
export function Field({ label, value, onChange, isWide, children }: Props) {
  return (
    <label data-wide={isWide}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  )
}
