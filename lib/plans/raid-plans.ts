import type { Build } from '@/battle/build'
import type { Plan } from '@/battle/plan'
import type { SoloRates } from '@/battle/win-rates'
import type { LEARN_KINDS, MoveRole, Origin, StatName, TypeName } from '@/data/vocabulary'

/** Stands in files for no item, no other species and no cheer. */
export const NONE = -1

/** How a creature comes to know a move. */
export interface HowLearned {
  readonly kind: (typeof LEARN_KINDS)[number]
  /** The number of the TM, or the level; 0 for the other kinds. */
  readonly number: number
  /** The creature that it has to be then, where that is an earlier one of its line: it must not evolve before. */
  readonly species?: string | undefined
}

/** The origins of what everyone can bring, as many as wanted: others are hidden at first in every list. */
export const USUAL_ORIGINS: ReadonlySet<Origin> = new Set(['ordinary', 'paradox'])

/** A build with what each of its moves is for. */
export interface BuildInRoles extends Build {
  /** In the order of its moves. */
  readonly roles: readonly MoveRole[]
}

/** A build as the lists show it. Of several attacks the one that it uses most comes first. */
export interface ListedBuild extends BuildInRoles {
  /** How a player gets the creature. */
  readonly origin: Origin
  /** How it comes to know each of its moves, in their order. */
  readonly learned: readonly HowLearned[]
}

/** The order of effort values in a file of plans. */
export const SPREAD_ORDER = ['hp', 'atk', 'def', 'spa', 'spd', 'spe'] as const satisfies readonly StatName[]

/** How many of the attackers are named where there is room for few: in the head of a raid, in its description. */
export const BEST_ATTACKERS = 3

/** An attacker against one Tera type of a boss, with the results of its battles; those of one are without NPCs. */
export interface RankedAttacker extends SoloRates {
  readonly build: ListedBuild
  readonly plan: Plan
  /** How four of them play: mostly as one does. */
  readonly groupPlan: Plan
  /** Chance to win of four of them, in percent. */
  readonly group: number
  /** Share of the boss's HP taken alone in the time, in percent, mean of all battles. */
  readonly taken: number
  /** Turns until it wins alone, mean; of four of them where it does not win alone. 0 where neither wins. */
  readonly turns: number
  /** Times that it faints alone, mean. */
  readonly faints: number
  /** The lowest that its HP falls alone, in percent, in the worst tenth of battles; 0 where it faints. */
  readonly lowestHp: number
}

/** A support against one Tera type of a boss. */
export interface RankedSupport {
  readonly build: ListedBuild
  readonly plan: Plan
  /** Chance to win of the three best attackers without it and with it, in percent. */
  readonly without: number
  readonly together: number
  /** Turns that they need with it, mean; 0 where they do not win. */
  readonly turns: number
  /** Turns that it saves them, mean. */
  readonly saved: number
  /** The lowest that the HP of one of a team falls in the worst tenth of battles, in percent, where it is clearly safer with it. */
  readonly keeps?: readonly [without: number, together: number] | undefined
}

/** Who wins against one Tera type of a boss, the best first. */
export interface RaidPlans {
  readonly attackers: readonly RankedAttacker[]
  readonly supports: readonly RankedSupport[]
}

/** Who wins against a boss, by its Tera type: those that it may have. */
export type BossPlans = ReadonlyMap<TypeName, RaidPlans>
