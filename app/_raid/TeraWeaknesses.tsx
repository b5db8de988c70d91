import type { Matchup } from '@/lib/matchup/matchup'
import { MatchupList } from './MatchupList'
import { Section } from './Section'
import styles from './TeraWeaknesses.module.css'

interface Props {
  /** None while tier or Tera type is not chosen. */
  matchups: readonly Matchup[]
}

/** What hits the boss: the weaknesses of its Tera type, strongest first, and apart from them what does little. */
export function TeraWeaknesses({ matchups }: Props) {
  if (matchups.length === 0) {
    return <p className={styles.hint}>Choose the tier and the Tera type to see what it is weak to.</p>
  }
  return (
    <div className={styles.weaknesses}>
      <Section title="Tera Weaknesses">
        <MatchupList matchups={matchups.filter(isWeakness)} />
        <MatchupList matchups={matchups.filter((matchup) => !isWeakness(matchup))} />
      </Section>
    </div>
  )
}

function isWeakness({ multiplier }: Matchup): boolean {
  return multiplier === 2
}
