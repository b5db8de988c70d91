import type { RaidAction, RaidBoss } from '@/data/rosters/rosters'
import { TIER_RULES } from '@/data/tiers'
import type { Tier, Trigger } from '@/data/vocabulary'
import { ASSUMPTIONS, type Assumptions } from './assumptions'
import type { DamageSource } from './damage/damage-source'
import type { BossFighter } from './fighter'

/** A scripted action as a battle needs it. */
export interface ScriptedAction {
  readonly trigger: Trigger
  /** Percent of max HP or of the raid's time that remains. */
  readonly threshold: number
  /** Its words in the roster. */
  readonly action: RaidAction['action']
  /** The index in the boss's `moves` of the move that it uses; -1 for an action that is no move. */
  readonly move: number
}

/** What does not change in a battle. */
export interface Arena {
  readonly boss: BossFighter
  readonly tier: Tier
  /** The raid's time. */
  readonly raidSeconds: number
  readonly shield: RaidBoss['shield']
  /** At most 31, in the order of the roster. */
  readonly actions: readonly ScriptedAction[]
  readonly damageOf: DamageSource
  readonly assumptions: Assumptions
}

/** What an arena is made of. `record` is the boss in the roster, `boss` the same as a fighter. */
interface ArenaParts {
  readonly record: Pick<RaidBoss, 'name' | 'shield' | 'info'>
  readonly boss: BossFighter
  readonly tier: Tier
  readonly damageOf: DamageSource
  readonly assumptions?: Assumptions
}

const USES = 'Uses '

/** The arena of a raid. Throws when the boss lacks a move that a scripted action names. */
export function createArena({ record, boss, tier, damageOf, assumptions = ASSUMPTIONS }: ArenaParts): Arena {
  return {
    boss,
    tier,
    raidSeconds: TIER_RULES[tier].timeLimit,
    shield: record.shield,
    actions: (record.info.actions ?? []).map((action) => scriptedAction(action, boss, record.name)),
    damageOf,
    assumptions,
  }
}

function scriptedAction(
  { type, threshold, action }: RaidAction,
  { moves }: BossFighter,
  boss: string,
): ScriptedAction {
  const name = action.startsWith(USES) ? action.slice(USES.length) : undefined
  const move = name === undefined ? -1 : moves.findIndex((known) => known.name === name)
  if (name !== undefined && move < 0) throw new Error(`${boss} has no ${name}, which its script uses`)
  return { trigger: type, threshold, action, move }
}
