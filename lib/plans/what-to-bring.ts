import type { TypeName } from '@/data/vocabulary'
import type { RaidTimeline } from '@/lib/advice/key-timings'
import { againstMost } from './against-most'
import {
  attackerFigures,
  commonAttackerFigures,
  commonSupportFigures,
  type Figure,
  nobodyWinsAlone,
  supportFigures,
} from './figures'
import { type Filters, filtered } from './filters'
import type { Owned } from './owned'
import { attackerSteps, groupSteps, supportSteps } from './plan-steps'
import type { BossPlans, ListedBuild, RankedAttacker, RankedSupport } from './raid-plans'

/** A build as the screen recommends it. */
export interface ShownBuild {
  readonly build: ListedBuild
  readonly figures: readonly Figure[]
  /** How it is played. */
  readonly steps: readonly string[]
}

/** What to bring to a raid, the best first. */
export interface ToBring {
  readonly attackers: readonly ShownBuild[]
  readonly supports: readonly ShownBuild[]
  /** Whether none of these attackers ever wins alone. */
  readonly nobodyWinsAlone: boolean
  /** Whether no support makes the best three of these attackers win more surely or clearly sooner; false without any. */
  readonly needsNoSupport: boolean
}

/** The raid that is chosen, perhaps without its Tera type. */
export interface PlannedRaid extends RaidTimeline {
  readonly teraType: TypeName | undefined
}

/** As many as a file has for one Tera type. */
const MOST_ATTACKERS = 12
const MOST_SUPPORTS = 6

/**
 * What to bring to a raid, of what passes the filters. Without a Tera type it is what stands in most of the 18 lists, as
 * many as one list has.
 */
export function whatToBring(plans: BossPlans, raid: PlannedRaid, filters: Filters, owned: Owned): ToBring {
  const lists = {
    attackersOf: (type: TypeName) => filtered(plans.get(type)?.attackers ?? [], filters, owned),
    supportsOf: (type: TypeName) => filtered(plans.get(type)?.supports ?? [], filters, owned),
  }
  const types = raid.teraType ? [raid.teraType] : [...plans.keys()]
  const listed = raid.teraType
    ? againstOne(raid, lists.attackersOf(raid.teraType), lists.supportsOf(raid.teraType))
    : againstAll(
        raid,
        new Map(types.map((type) => [type, lists.attackersOf(type)])),
        new Map(types.map((type) => [type, lists.supportsOf(type)])),
      )
  const hasNoSupport = types.every((type) => !plans.get(type)?.supports.length)
  return { ...listed, needsNoSupport: listed.attackers.length > 0 && hasNoSupport }
}

type Listed = Omit<ToBring, 'needsNoSupport'>

function againstOne(
  raid: RaidTimeline,
  attackers: readonly RankedAttacker[],
  supports: readonly RankedSupport[],
): Listed {
  return {
    attackers: attackers.map((attacker) => ({
      build: attacker.build,
      figures: attackerFigures(attacker),
      steps: [...attackerSteps(attacker, raid), ...groupSteps(attacker)],
    })),
    supports: supports.map((support) => ({
      build: support.build,
      figures: supportFigures(support),
      steps: supportSteps(support, raid),
    })),
    nobodyWinsAlone: nobodyWinsAlone(attackers),
  }
}

function againstAll(
  raid: RaidTimeline,
  attackers: ReadonlyMap<TypeName, readonly RankedAttacker[]>,
  supports: ReadonlyMap<TypeName, readonly RankedSupport[]>,
): Listed {
  return {
    attackers: againstMost(attackers)
      .slice(0, MOST_ATTACKERS)
      .map((choice) => ({
        build: choice.usual.build,
        figures: commonAttackerFigures(choice),
        steps: [...attackerSteps(choice.usual, raid), ...groupSteps(choice.usual)],
      })),
    supports: againstMost(supports)
      .slice(0, MOST_SUPPORTS)
      .map((choice) => ({
        build: choice.usual.build,
        figures: commonSupportFigures(choice),
        steps: supportSteps(choice.usual, raid),
      })),
    nobodyWinsAlone: nobodyWinsAlone([...attackers.values()].flat()),
  }
}
