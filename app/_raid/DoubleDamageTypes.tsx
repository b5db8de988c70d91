import { TypeBadge } from '@/app/_ui/TypeBadge'
import type { TypeName } from '@/data/vocabulary'
import { matchupLabel } from '@/lib/matchup/matchup'
import styles from './DoubleDamageTypes.module.css'

interface Props {
  types: readonly TypeName[]
}

/** Types whose multiplier is 2, as badges: `Dragon - 2x`. */
export function DoubleDamageTypes({ types }: Props) {
  if (types.length === 0) return <p className={styles.none}>None</p>
  return (
    <ul className={styles.list}>
      {types.map((type) => (
        <li key={type}>
          <TypeBadge type={type}>{matchupLabel({ type, multiplier: 2 })}</TypeBadge>
        </li>
      ))}
    </ul>
  )
}
