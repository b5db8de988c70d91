import type { TypeName } from '@/data/vocabulary'
import type { RaidTimeline } from '@/lib/advice/key-timings'
import type { BuildSearch } from '@/lib/bring/search/build-search'
import { wantedAttackers, wantedSupports } from '@/lib/bring/search/filters'
import { sorted } from '@/lib/bring/search/sorting'
import { clausesByBuilds } from '@/lib/lobby/by-builds'
import { type Company, lobbyLines } from '@/lib/lobby/lobby-lines'
import type { BossPlans, RankedAttacker, RankedSupport } from '@/lib/plans/raid-plans'
import { rosterTier } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { againstMost } from './against-most'
import {
  attackerChances,
  attackerFigures,
  type Chance,
  commonAttackerChances,
  commonFigures,
  commonSupportChances,
  nobodyWinsAlone,
  supportChances,
  supportFigures,
  winsUnboosted,
} from './figures'
import type { Owned } from './owned'
import { attackerSteps, groupSteps, supportSteps } from './plan-steps'
import { type ShownBuild, shownAttacker, shownSupport } from './shown-build'
import type { Threatening } from './threats'

/** Builds that are recommended, the best first, or the first of them; and how many there are. */
export interface BuildList {
  readonly count: number
  readonly builds: readonly ShownBuild[]
}

/** What to bring to a raid. */
export interface ToBring {
  readonly attackers: BuildList
  readonly supports: BuildList
  /** Whether none of these attackers ever wins alone. */
  readonly nobodyWinsAlone: boolean
  /** Whether no support makes the best three of these attackers win more surely or clearly sooner; false without any. */
  readonly needsNoSupport: boolean
  /** The lines for the lobby, where the raid has what they are made of. */
  readonly lobby?: Readonly<Record<Company, string>>
}

/** What is to know of a raid to say what to bring. */
export type PlannedRaid = Threatening & Pick<RaidView, 'tier' | 'actions' | 'figures' | 'lobbyClauses'>

/** As many as a file has for one Tera type. */
const MOST_ATTACKERS = 12
const MOST_SUPPORTS = 6

/**
 * What to bring to a raid, of what a visitor wants listed. Without a Tera type it is what stands in most of the 18 lists, as
 * many as one list has.
 *
 * @param owned what the visitor has, for a search among that
 */
export function whatToBring(plans: BossPlans, raid: PlannedRaid, search: BuildSearch, owned: Owned): ToBring {
  const { teraType } = raid
  const against = [...plans].filter(([type]) => !teraType || type === teraType)
  const attackers = new Map(
    against.map(([type, { attackers }]) => [
      type,
      sorted(wantedAttackers(attackers, search, owned), search.sort),
    ]),
  )
  const supports = new Map(
    against.map(([type, { supports }]) => [type, wantedSupports(supports, search, owned)]),
  )
  const timeline = timelineOf(raid)
  const shownAttackers = attackerChoices(attackers, teraType).map(({ ranked, ...said }) =>
    shownAttacker(ranked, {
      ...said,
      boss: raid,
      steps: [...attackerSteps(ranked, timeline), ...groupSteps(ranked)],
    }),
  )
  const shownSupports = supportChoices(supports, teraType).map(({ ranked, ...said }) =>
    shownSupport(ranked, { ...said, boss: raid, steps: supportSteps(ranked, timeline) }),
  )
  const toBring = {
    attackers: { count: shownAttackers.length, builds: shownAttackers },
    supports: { count: shownSupports.length, builds: shownSupports },
    nobodyWinsAlone: nobodyWinsAlone([...attackers.values()].flat()),
    needsNoSupport: shownAttackers.length > 0 && against.every(([, { supports }]) => supports.length === 0),
  }
  const { lobbyClauses } = raid
  if (!lobbyClauses) return toBring
  const unboosted = teraType && winsUnboosted(attackers.get(teraType) ?? [])
  return {
    ...toBring,
    lobby: lobbyLines(lobbyClauses, clausesByBuilds(teraType, { ...toBring, unboosted })),
  }
}

/** An attacker or support with what its battles came to, in words. */
interface Choice<Ranked> {
  readonly ranked: Ranked
  readonly chances: readonly Chance[]
  readonly figures: readonly string[]
}

type Lists<Ranked> = ReadonlyMap<TypeName, readonly Ranked[]>

function attackerChoices(
  lists: Lists<RankedAttacker>,
  teraType: TypeName | undefined,
): Choice<RankedAttacker>[] {
  return teraType
    ? (lists.get(teraType) ?? []).map((ranked) => ({
        ranked,
        chances: attackerChances(ranked),
        figures: attackerFigures(ranked),
      }))
    : againstMost(lists)
        .slice(0, MOST_ATTACKERS)
        .map((common) => ({
          ranked: common.usual,
          chances: commonAttackerChances(common),
          figures: commonFigures(common),
        }))
}

function supportChoices(
  lists: Lists<RankedSupport>,
  teraType: TypeName | undefined,
): Choice<RankedSupport>[] {
  return teraType
    ? (lists.get(teraType) ?? []).map((ranked) => ({
        ranked,
        chances: supportChances(ranked),
        figures: supportFigures(ranked),
      }))
    : againstMost(lists)
        .slice(0, MOST_SUPPORTS)
        .map((common) => ({
          ranked: common.usual,
          chances: commonSupportChances(common),
          figures: commonFigures(common),
        }))
}

function timelineOf({ tier, actions, figures }: PlannedRaid): RaidTimeline {
  return { tier: rosterTier(tier), schedule: actions, shield: figures.shield }
}
