import { SiteLink } from '@/app/_navigation/SiteLink'
import { DoubleDamageTypes } from '@/app/_raid/Advantages'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { TIERS } from '@/data/vocabulary'
import type { Matchup } from '@/lib/creature/type-matchups'
import { pathOf } from '@/lib/links/deep-link'
import { hasEachTeraType } from '@/lib/raid/pages'
import {
  offeredBosses,
  offeredTeraTypes,
  onlyTeraTypeOf,
  type Selection,
  shownBoss,
} from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './TeraWeaknesses.module.css'

interface Props {
  raid: RaidView
}

/**
 * The weaknesses of the boss's Tera type, and apart from them what it withstands. Until tier and Tera type are chosen, links
 * to choose them.
 */
export function TeraWeaknesses({ raid }: Props) {
  const labels = useLabels().raid
  const { id, tier, teraType, teraWeaknesses } = raid
  const selection = { ...id, tier, teraType }
  if (!teraType) return <TeraTypeLinks selection={selection} />
  if (!tier) return <TierLinks selection={selection} />
  const others = !onlyTeraTypeOf(selection) && (
    <SiteLink path={pathOf({ ...id, tier })}>{labels.otherTeraTypes}</SiteLink>
  )
  const withMultiplier = (wanted: Matchup['multiplier']) =>
    teraWeaknesses.filter(({ multiplier }) => multiplier === wanted)
  return (
    <Section id="tera-weaknesses" note={others} className={styles.weaknesses}>
      <DoubleDamageTypes types={withMultiplier(2).map(({ type }) => type)} />
      <dl>
        <Withstood term={labels.resists} matchups={withMultiplier(0.5)} />
        <Withstood term={labels.immune} matchups={withMultiplier(0)} />
      </dl>
    </Section>
  )
}

/** The types whose moves do less, on one line under one multiplier: `Resists (0.5x) Bug Dark`. Nothing for no types. */
function Withstood({ term, matchups }: { term: string; matchups: readonly Matchup[] }) {
  const { names } = useLabels()
  if (matchups.length === 0) return null
  return (
    <div>
      <dt>{term}</dt>
      {matchups.map(({ type }) => (
        <dd key={type} data-type={type}>
          {names.type(type)}
        </dd>
      ))}
    </div>
  )
}

interface LinksProps {
  /** A raid whose Tera type or tier is not chosen. */
  selection: Selection
}

/** A raid with each Tera type that it may have, as links; without their pages, which need the script, as names at first. */
function TeraTypeLinks({ selection }: LinksProps) {
  const { names, raid: labels } = useLabels()
  const hydrated = useHydrated()
  const hasPages = hasEachTeraType(selection)
  return (
    <nav className={hasPages ? styles.types : `${styles.types} needs-script`} aria-labelledby="tera-types">
      <p id="tera-types">{labels.chooseTeraType}</p>
      <ul>
        {offeredTeraTypes(selection).map((teraType) => (
          <li key={teraType}>
            {hasPages || hydrated ? (
              <SiteLink data-type={teraType} path={pathOf({ ...selection, teraType })}>
                {names.type(teraType)}
              </SiteLink>
            ) : (
              <span data-type={teraType}>{names.type(teraType)}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A raid in each tier that has it in its region, as links. */
function TierLinks({ selection }: LinksProps) {
  const labels = useLabels().raid
  const { region, boss = '' } = selection
  return (
    <p className={styles.tiers}>
      {labels.chooseTier}
      {TIERS.filter((tier) => offeredBosses({ tier, region }).includes(boss)).map((tier) => (
        <SiteLink key={tier} path={pathOf({ ...selection, tier })}>
          {labels.bossInTier(tier, shownBoss({ ...selection, tier }))}
        </SiteLink>
      ))}
    </p>
  )
}
