import { type Matchup, matchupLabel } from '@/lib/matchup/matchup'
import styles from './Withstood.module.css'

interface Props {
  term: string
  matchups: readonly Matchup[]
}

/** Types whose moves do less, in a quiet line: `Resists Bug - 0.5x`. Nothing where there are none. */
export function Withstood({ term, matchups }: Props) {
  if (matchups.length === 0) return null
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      {matchups.map((matchup) => (
        <dd key={matchup.type} data-type={matchup.type}>
          {matchupLabel(matchup)}
        </dd>
      ))}
    </div>
  )
}
