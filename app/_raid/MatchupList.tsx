import { TypeBadge } from '@/app/_ui/TypeBadge'
import { type Matchup, matchupLabel } from '@/lib/matchup/matchup'
import styles from './MatchupList.module.css'

interface Props {
  matchups: readonly Matchup[]
}

/** Matchups as badges: `Dragon - 2x`. */
export function MatchupList({ matchups }: Props) {
  if (matchups.length === 0) return <p className={styles.none}>None</p>
  return (
    <ul className={styles.list}>
      {matchups.map((matchup) => (
        <li key={matchup.type}>
          <TypeBadge type={matchup.type}>{matchupLabel(matchup)}</TypeBadge>
        </li>
      ))}
    </ul>
  )
}
