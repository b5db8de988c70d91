import { TypeBadge } from '@/app/_ui/TypeBadge'
import type { TypeName } from '@/data/vocabulary'
import { matchupLabel } from '@/lib/matchup/matchup'
import styles from './MatchupList.module.css'

interface Props {
  types: readonly TypeName[]
}

/** Types that take double damage, as badges: `Dragon - 2x`. */
export function MatchupList({ types }: Props) {
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
