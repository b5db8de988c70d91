import type { Build } from '@/battle/build'
import type { Plan } from '@/battle/plan'
import type { SoloRates } from '@/battle/win-rates'
import type { LEARN_KINDS, MoveRole, Origin, StatName, TypeName } from '@/data/vocabulary'

/** In files: no item, no other species or no cheer. */
export const NONE = -1

export interface HowLearned {
  readonly kind: (typeof LEARN_KINDS)[number]
  /** TM number, or level; 0 for other methods. */
  readonly number: number
  /** Earlier species of the evolution line that learns the move. It must not evolve before. */
  readonly species?: string | undefined
}

/** Every player can get these Pokémon in any number. Lists hide other origins at first. */
export const COMMON_ORIGINS: ReadonlySet<Origin> = new Set(['ordinary', 'paradox'])

export interface BuildInRoles extends Build {
  readonly roles: readonly MoveRole[]
}

/** The most used attack comes first. */
export interface ListedBuild extends BuildInRoles {
  readonly origin: Origin
  readonly learned: readonly HowLearned[]
}

/** Order of effort values in files. */
export const SPREAD_ORDER = ['hp', 'atk', 'def', 'spa', 'spd', 'spe'] as const satisfies readonly StatName[]

/** Number of top attackers that supports are tested with, and that short summaries show. */
export const BEST_ATTACKERS = 3

/** Results against one Tera type of a boss. Unless a field says otherwise, solo results are without the three NPCs. */
export interface RankedAttacker extends SoloRates {
  readonly build: ListedBuild
  readonly plan: Plan
  /** Usually the solo plan. */
  readonly groupPlan: Plan
  /** In percent. */
  readonly group: number
  /** Mean percent of the boss's HP that the attacker removes solo. */
  readonly taken: number
  /** Mean turns until a solo win, or a win of four if it never wins solo. 0 if neither wins. */
  readonly turns: number
  readonly faints: number
  /** Percent of HP in a solo battle, at the 10th percentile; 0 if it faints. */
  readonly lowestHp: number
}

export interface RankedSupport {
  readonly build: ListedBuild
  readonly plan: Plan
  /** Win rates of the three best attackers, in percent. */
  readonly without: number
  readonly together: number
  /** Mean turns of the attackers with the support; 0 if they don't win. */
  readonly turns: number
  /** Mean turns that the support saves. */
  readonly saved: number
  /** Lowest HP of any raider, in percent, at the 10th percentile. Set if the team is clearly safer. */
  readonly keeps?: readonly [without: number, together: number] | undefined
}

/** Best first. */
export interface RaidPlans {
  readonly attackers: readonly RankedAttacker[]
  readonly supports: readonly RankedSupport[]
}

export type BossPlans = ReadonlyMap<TypeName, RaidPlans>
