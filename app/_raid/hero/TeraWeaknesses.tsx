import { SiteLink } from '@/app/_navigation/SiteLink'
import type { Advice } from '@/app/_plans/use-advice'
import { DoubleDamageTypes } from '@/app/_raid/Advantages'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { TIERS, type TypeName } from '@/data/vocabulary'
import type { ShownPick } from '@/lib/bring/to-bring'
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
  advice: Pick<Advice, 'forEveryone'>
}

/**
 * Weaknesses and resistances of the boss's Tera type. Until tier and Tera type are chosen, shows links to choose them. If
 * only the Tera type is missing, a table compares the Tera types.
 */
export function TeraWeaknesses({ raid, advice }: Props) {
  const labels = useLabels().raid
  const { id, tier, teraType, teraWeaknesses } = raid
  const selection = { ...id, tier, teraType }
  if (!tier) return teraType ? <TierLinks selection={selection} /> : <TeraTypeLinks selection={selection} />
  if (!teraType) return <ComparedTypes selection={selection} picks={advice.forEveryone?.picks} />
  const comparison = !onlyTeraTypeOf(selection) && (
    <SiteLink path={pathOf({ ...id, tier })}>{labels.otherTeraTypes}</SiteLink>
  )
  const withMultiplier = (multiplier: Matchup['multiplier']) =>
    teraWeaknesses.filter((matchup) => matchup.multiplier === multiplier)
  return (
    <Section id="tera-weaknesses" note={comparison} className={styles.weaknesses}>
      <DoubleDamageTypes types={withMultiplier(2).map(({ type }) => type)} />
      <dl>
        <ResistedTypes term={labels.resists} matchups={withMultiplier(0.5)} />
        <ResistedTypes term={labels.immune} matchups={withMultiplier(0)} />
      </dl>
    </Section>
  )
}

function ResistedTypes({ term, matchups }: { term: string; matchups: readonly Matchup[] }) {
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
  selection: Selection
}

function TeraTypeLinks({ selection }: LinksProps) {
  const { raid: labels } = useLabels()
  return (
    <nav
      className={hasEachTeraType(selection) ? styles.types : `${styles.types} needs-script`}
      aria-labelledby="tera-types"
    >
      <p id="tera-types">{labels.chooseTeraType}</p>
      <ul>
        {offeredTeraTypes(selection).map((teraType) => (
          <li key={teraType}>
            <TeraTypeLink selection={selection} teraType={teraType} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ComparedTypesProps extends LinksProps {
  picks: readonly ShownPick[] | undefined
}

function ComparedTypes({ selection, picks = [] }: ComparedTypesProps) {
  const { names, raid: labels } = useLabels()
  return (
    <nav className={styles.compared} aria-labelledby="tera-types">
      <h3 id="tera-types">{labels.compareTeraTypes}</h3>
      <table aria-labelledby="tera-types">
        <thead>
          <tr>
            {labels.teraTypes.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offeredTeraTypes(selection).map((teraType) => {
            const { weakTo = [], name, chance } = picks.find((pick) => pick.teraType === teraType) ?? {}
            return (
              <tr key={teraType}>
                <th scope="row">
                  <TeraTypeLink selection={selection} teraType={teraType} />
                </th>
                <td>{weakTo.map(names.type).join(', ')}</td>
                {/* One cell for both, to save elements. */}
                <td>{name && labels.pick(name, chance)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </nav>
  )
}

/** Before hydration, only a name if the raid has no page. */
function TeraTypeLink({ selection, teraType }: LinksProps & { teraType: TypeName }) {
  const { names } = useLabels()
  const hydrated = useHydrated()
  if (!hydrated && !hasEachTeraType(selection))
    return <span data-type={teraType}>{names.type(teraType)}</span>
  return (
    <SiteLink data-type={teraType} path={pathOf({ ...selection, teraType })}>
      {names.type(teraType)}
    </SiteLink>
  )
}

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
