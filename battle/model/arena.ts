import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import { moveKey } from '@/data/move-key'
import { known, knownActions, timeLimitOf } from '@/data/rosters/boss'
import { type Favored, favoredIn } from '@/data/rosters/favored'
import type { ActionKind, RaidAction, RaidBoss } from '@/data/rosters/rosters'
import type { Tier, Trigger } from '@/data/vocabulary'
import type { DamageSource } from './damage-source'
import type { BossFighter } from './fighter'

/** A scripted action as a battle needs it. */
export interface ScriptedAction {
  readonly kind: ActionKind
  readonly trigger: Trigger
  /** Percent of max HP or of the raid's time that remains. */
  readonly percent: number
  /** The index in the boss's `moves` of the move that it uses; -1 for an action that is no move. */
  readonly move: number
}

/** When and how often a boss makes a second move: see `RaidBoss`. */
export type SecondMove = Exclude<RaidBoss['secondMove'], 'unknown' | undefined>

/** What does not change in a battle. */
export interface Arena {
  readonly boss: BossFighter
  /** The raid's time. */
  readonly raidSeconds: number
  readonly shield: RaidBoss['shield']
  /** At most 31, in the order of the roster. */
  readonly actions: readonly ScriptedAction[]
  /** When and how often the boss makes a second move in a pair; `undefined` for one that never does. */
  readonly secondMove: SecondMove | undefined
  /** The Pokémon that fights stronger here than elsewhere; `undefined` for most raids. */
  readonly favored: Favored | undefined
  readonly damageOf: DamageSource
  readonly assumptions: Assumptions
}

/** What an arena is made of. `record` is the boss in the roster, `boss` the same as a fighter. */
interface ArenaParts {
  readonly record: Pick<RaidBoss, 'name' | 'shield' | 'info' | 'timeLimit' | 'secondMove' | 'event'>
  readonly boss: BossFighter
  readonly tier: Tier
  readonly damageOf: DamageSource
  readonly assumptions?: Assumptions
}

/**
 * The arena of a raid; for what nobody has read of its boss see `known`. Throws when the boss lacks a move that a scripted
 * action names.
 */
export function createArena({ record, boss, tier, damageOf, assumptions = ASSUMPTIONS }: ArenaParts): Arena {
  return {
    boss,
    raidSeconds: timeLimitOf(tier, record),
    shield: record.shield,
    actions: knownActions(record.info.actions).map((action) => scriptedAction(action, boss, record.name)),
    secondMove: known(record.secondMove),
    favored: favoredIn(record),
    damageOf,
    assumptions,
  }
}

function scriptedAction(action: RaidAction, { moves }: BossFighter, boss: string): ScriptedAction {
  const { kind, trigger, percent } = action
  if (kind !== 'move') return { kind, trigger, percent, move: -1 }
  const move = moves.findIndex(({ name }) => moveKey(name) === action.move)
  if (move < 0) throw new Error(`${boss} has no ${action.move}, which its script uses`)
  return { kind, trigger, percent, move }
}
