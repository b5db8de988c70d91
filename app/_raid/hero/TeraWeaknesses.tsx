import { SiteLink } from '@/app/_navigation/SiteLink'
import { MatchupList } from '@/app/_raid/MatchupList'
import { Section } from '@/app/_ui/Section'
import type { Matchup } from '@/lib/matchup/matchup'
import { pathOf } from '@/lib/raid/deep-link'
import type { RaidSummary } from '@/lib/raid-view/raid-view'
import { TeraTypeLinks } from './TeraTypeLinks'
import styles from './TeraWeaknesses.module.css'
import { TierLinks } from './TierLinks'

interface Props {
  raid: RaidSummary
}

/**
 * The weaknesses of the boss's Tera type, and apart from them its resistances. Until tier and Tera type are chosen, links
 * to choose them.
 */
export function TeraWeaknesses({ raid }: Props) {
  const { name: boss, tier, region, teraType, teraWeaknesses } = raid
  const selection = { tier, region, boss, teraType }
  if (!teraType) return <TeraTypeLinks selection={selection} />
  if (!tier) return <TierLinks selection={selection} />
  const others = <SiteLink path={pathOf({ tier, region, boss })}>Other Tera types</SiteLink>
  return (
    <div className={styles.weaknesses}>
      <Section title="Tera Weaknesses" note={others}>
        <MatchupList matchups={teraWeaknesses.filter(isWeakness)} />
        <MatchupList matchups={teraWeaknesses.filter((matchup) => !isWeakness(matchup))} />
      </Section>
    </div>
  )
}

function isWeakness({ multiplier }: Matchup): boolean {
  return multiplier === 2
}
