import { useLabels } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { Section } from '@/app/_ui/Section'
import { TeraToTrain } from '@/app/_ui/TeraToTrain'
import { creatureImage } from '@/lib/bring/creature-image'
import { buildQueryOf } from '@/lib/bring/search/build-search'
import type { ShownTeam } from '@/lib/bring/team/shown-team'
import type { ShownBuild, ToBring } from '@/lib/bring/to-bring'
import { BEST_ATTACKERS } from '@/lib/plans/raid-plans'
import { ActiveFilters } from './ActiveFilters'
import styles from './BestToBring.module.css'
import { type RaidOfBox, useBestOfBox } from './box/use-best-of-box'
import { whyNotLoaded } from './LoadFailure'
import { HOW_SIMULATED } from './MoreOnBuilds'
import { RevealingLink } from './RevealingLink'
import type { Advice } from './use-advice'

interface Props {
  raid: RaidOfBox
  advice: Pick<Advice, 'toBring' | 'lacks' | 'failed' | 'search' | 'change'>
}

const BEST_SUPPORTS = 1

/**
 * The three best attackers and the best support at a glance, each a link to its build, and the filters that they passed. In
 * place of the support a team, where one is known: what wins as four is said once. In place of the third attacker the best of
 * the visitor's box, once it has fought: so nothing moves when that is there. Neither where some are filtered out: a team passes
 * no filter, and whether the best of the box fights in the way that is asked for is not kept.
 * Nothing where no attacker is listed, unless filters left them out.
 */
export function BestToBring({ raid, advice: { toBring, lacks, failed, search, change } }: Props) {
  const labels = useLabels()
  const { plans } = labels
  const isFiltered = buildQueryOf(search) !== ''
  if (toBring?.attackers.count === 0 && !isFiltered) return null
  return (
    <Section
      id="best-to-bring"
      className={styles.best}
      note={<RevealingLink to={HOW_SIMULATED}>{plans.simulatedHow}</RevealingLink>}
    >
      {/* Not while those that are shown are not filtered yet. */}
      {!lacks && <ActiveFilters search={search} onChange={change} />}
      {lacks && failed && <p>{whyNotLoaded(labels)}</p>}
      {(toBring || !failed) && <Tiles raid={raid} toBring={toBring} search={search} />}
    </Section>
  )
}

function Tiles({ raid, toBring, search }: Pick<Props, 'raid'> & Pick<Advice, 'toBring' | 'search'>) {
  const { plans } = useLabels()
  const best = useBestOfBox(raid)
  const isOfAnyKind = search.kind === undefined && !search.unboosted
  const mine = isOfAnyKind && best
  const { attackers, supports } = toBring ? bestOf(toBring) : NONE
  const team = isOfAnyKind && !search.mine && toBring?.teams?.teams[0]
  if (toBring && attackers.length === 0 && !mine) return <p>{plans.noMatch}</p>
  return (
    <ol className={styles.tiles}>
      {attackers.slice(0, mine ? BEST_ATTACKERS - 1 : BEST_ATTACKERS).map((build) => (
        <li key={build.anchor}>
          <Tile build={build} />
        </li>
      ))}
      {mine && <li>{mine}</li>}
      {supports.map((build) => (
        <li key={build.anchor}>
          <Tile build={build} />
        </li>
      ))}
      {team && (
        <li>
          <TeamTile team={team} />
        </li>
      )}
    </ol>
  )
}

/** Whom to bring and what it needs to hold, without opening its build. */
function Tile({ build }: { build: ShownBuild }) {
  const { anchor, species, teraType, name, item, moveName, glance } = build
  return (
    <RevealingLink to={anchor} data-type={teraType}>
      <SmallPicture file={creatureImage(species)} name={name} key={species} />
      <strong>{name}</strong>
      <TeraToTrain teraType={teraType} anyTera={build.anyTera} />
      <small>{`${item} · ${moveName}`}</small>
      <small>{glance}</small>
    </RevealingLink>
  )
}

/** Who the team is that wins most surely, and where its slots stand. */
function TeamTile({ team: { slots, who, outcome } }: { team: ShownTeam }) {
  const { sections } = useLabels()
  const { species = '', name = '' } = slots[0] ?? {}
  return (
    <RevealingLink to={'team-of-four' satisfies keyof typeof sections}>
      <SmallPicture file={creatureImage(species)} name={name} key={species} />
      <strong>{sections['team-of-four']}</strong>
      <small>{who}</small>
      <small>{outcome}</small>
    </RevealingLink>
  )
}

interface Best {
  readonly attackers: readonly ShownBuild[]
  readonly supports: readonly ShownBuild[]
}

const NONE: Best = { attackers: [], supports: [] }

/** None where no attacker is listed: a support alone wins nothing. */
function bestOf({ attackers, supports, teams }: ToBring): Best {
  if (attackers.count === 0) return NONE
  return {
    attackers: attackers.builds.slice(0, BEST_ATTACKERS),
    supports: teams ? [] : supports.builds.slice(0, BEST_SUPPORTS),
  }
}
