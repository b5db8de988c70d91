import { playerName } from '@/lib/raid-night/player-name'
import styles from './Gathering.module.css'

interface Props {
  label: string
  value: string
  onChange: (name: string) => void
}

/** A field for a player's name: see `playerName`. */
export function NameField({ label, value, onChange }: Props) {
  return (
    <label className={styles.name}>
      {label}
      <input value={value} autoComplete="off" onChange={({ target }) => onChange(playerName(target.value))} />
    </label>
  )
}
