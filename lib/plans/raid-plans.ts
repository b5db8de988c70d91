import type { Build } from '@/battle/build'
import type { Plan } from '@/battle/plan'
import type { SoloRates } from '@/battle/win-rates'
import type { LEARN_KINDS, MoveRole, Origin, StatName, TypeName } from '@/data/vocabulary'

/** Means no item, no other species or no cheer in files. */
export const NONE = -1

export interface HowLearned {
  readonly kind: (typeof LEARN_KINDS)[number]
  /** The number of the TM, or the level; 0 for other methods. */
  readonly number: number
  /** The earlier species of its evolution line that learns the move; it must not evolve before. */
  readonly species?: string | undefined
}

/** Origins of Pokémon that every player can get in any number. Lists hide the other origins at first. */
export const USUAL_ORIGINS: ReadonlySet<Origin> = new Set(['ordinary', 'paradox'])

export interface BuildInRoles extends Build {
  readonly roles: readonly MoveRole[]
}

/** A build as lists show it. Its most used attack is the first of its attacks. */
export interface ListedBuild extends BuildInRoles {
  readonly origin: Origin
  readonly learned: readonly HowLearned[]
}

/** The order of effort values in a file of plans. */
export const SPREAD_ORDER = ['hp', 'atk', 'def', 'spa', 'spd', 'spe'] as const satisfies readonly StatName[]

/** Number of attackers shown where there is little room: at the top of a raid, in its description. */
export const BEST_ATTACKERS = 3

/** An attacker against one Tera type of a boss, with the results of its battles. Solo results are without NPCs. */
export interface RankedAttacker extends SoloRates {
  readonly build: ListedBuild
  readonly plan: Plan
  /** The plan of four such attackers: usually the solo plan. */
  readonly groupPlan: Plan
  /** Win rate of four such attackers, in percent. */
  readonly group: number
  /** Mean share of the boss's HP that it removes solo, in percent. */
  readonly taken: number
  /** Mean turns until it wins solo, or until four of them win if it does not win solo. 0 if neither wins. */
  readonly turns: number
  /** Mean faints in a solo battle. */
  readonly faints: number
  /** Its lowest HP in a solo battle, in percent, at the 10th percentile of battles; 0 if it faints. */
  readonly lowestHp: number
}

export interface RankedSupport {
  readonly build: ListedBuild
  readonly plan: Plan
  /** Win rates of the three best attackers without and with it, in percent. */
  readonly without: number
  readonly together: number
  /** Mean turns that they need with it; 0 if they do not win. */
  readonly turns: number
  /** Mean turns that it saves them. */
  readonly saved: number
  /**
   * The lowest HP of any raider, in percent, at the 10th percentile of battles. Set if it makes the team clearly
   * safer.
   */
  readonly keeps?: readonly [without: number, together: number] | undefined
}

/** Best first. */
export interface RaidPlans {
  readonly attackers: readonly RankedAttacker[]
  readonly supports: readonly RankedSupport[]
}

export type BossPlans = ReadonlyMap<TypeName, RaidPlans>
