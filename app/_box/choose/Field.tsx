import type { ReactNode } from 'react'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** A native select, one of whose options is always chosen, below its label. */
export function Field({ label, value, onChange, children }: Props) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  )
}
