import { SiteLink } from '@/app/_navigation/SiteLink'
import { DoubleDamageTypes } from '@/app/_raid/DoubleDamageTypes'
import { Section } from '@/app/_ui/Section'
import { type Matchup, matchupLabel } from '@/lib/matchup/matchup'
import { pathOf } from '@/lib/raid/deep-link'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { TeraTypeLinks } from './TeraTypeLinks'
import styles from './TeraWeaknesses.module.css'
import { TierLinks } from './TierLinks'

interface Props {
  raid: RaidView
}

/**
 * The weaknesses of the boss's Tera type, and apart from them what it withstands. Until tier and Tera type are chosen, links
 * to choose them.
 */
export function TeraWeaknesses({ raid }: Props) {
  const { name: boss, tier, region, teraType, teraWeaknesses } = raid
  const selection = { tier, region, boss, teraType }
  if (!teraType) return <TeraTypeLinks selection={selection} />
  if (!tier) return <TierLinks selection={selection} />
  const others = <SiteLink path={pathOf({ tier, region, boss })}>Other Tera types</SiteLink>
  const withMultiplier = (wanted: Matchup['multiplier']) =>
    teraWeaknesses.filter(({ multiplier }) => multiplier === wanted)
  return (
    <div className={styles.weaknesses}>
      <Section title="Tera Weaknesses" note={others}>
        <DoubleDamageTypes types={withMultiplier(2).map(({ type }) => type)} />
        <dl>
          <Withstood term="Resists" matchups={withMultiplier(0.5)} />
          <Withstood term="Immune" matchups={withMultiplier(0)} />
        </dl>
      </Section>
    </div>
  )
}

/** Types whose moves do less, in a line: `Resists Bug - 0.5x`. Nothing where there are none. */
function Withstood({ term, matchups }: { term: string; matchups: readonly Matchup[] }) {
  if (matchups.length === 0) return null
  return (
    <div>
      <dt>{term}</dt>
      {matchups.map((matchup) => (
        <dd key={matchup.type} data-type={matchup.type}>
          {matchupLabel(matchup)}
        </dd>
      ))}
    </div>
  )
}
