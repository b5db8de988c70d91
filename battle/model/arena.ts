import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import { moveKey } from '@/data/move-key'
import { known, knownActions, timeLimitOf } from '@/data/rosters/boss'
import { type Favored, favoredIn } from '@/data/rosters/favored'
import type { ActionKind, RaidAction, RaidBoss } from '@/data/rosters/rosters'
import type { Tier, Trigger } from '@/data/vocabulary'
import type { DamageSource } from './damage-source'
import type { BossFighter } from './fighter'

export interface ScriptedAction {
  readonly kind: ActionKind
  readonly trigger: Trigger
  /** Percent of max HP or of the raid's time left. */
  readonly percent: number
  /** Index of its move in the boss's `moves`; -1 for an action other than a move. */
  readonly move: number
}

export type SecondMove = Exclude<RaidBoss['secondMove'], 'unknown' | undefined>

export interface Arena {
  readonly boss: BossFighter
  readonly raidSeconds: number
  readonly shield: RaidBoss['shield']
  /** At most 31, in roster order. */
  readonly actions: readonly ScriptedAction[]
  readonly secondMove: SecondMove | undefined
  readonly favored: Favored | undefined
  readonly damageOf: DamageSource
  readonly assumptions: Assumptions
}

interface ArenaParts {
  readonly record: Pick<RaidBoss, 'name' | 'shield' | 'info' | 'timeLimit' | 'secondMove' | 'event'>
  readonly boss: BossFighter
  readonly tier: Tier
  readonly damageOf: DamageSource
  readonly assumptions?: Assumptions
}

/** Throws if the boss lacks a move of its script. Unknown facts about the boss count as none. */
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
