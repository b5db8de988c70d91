import type { Arena } from '@/battle/model/arena'
import type { BattleState, RaiderState } from '@/battle/model/state'
import type { Choice } from '@/battle/plan'
import { canTerastallize } from '@/battle/turns/raid/tera-orb'
import { heldBack, reasonForBan } from '@/battle/turns/turn/able'
import type { ActionKind } from '@/data/rosters/rosters'
import type { HeldWithin } from '@/lib/bring/plan-steps'

export interface Scene {
  readonly arena: Arena
  readonly state: BattleState
  readonly raider: RaiderState
}

/** Events between two choices of a player, as the player sees them. */
export interface Seen {
  readonly fainted: boolean
  readonly boostsCleared: boolean
  readonly debuffsCleared: boolean
}

export function seenSince(before: Scene, now: Scene): Seen {
  return {
    fainted: now.raider.faints > before.raider.faints,
    boostsCleared: resets(now, 'player reset') > resets(before, 'player reset'),
    debuffsCleared: resets(now, 'boss reset') > resets(before, 'boss reset'),
  }
}

function resets({ arena, state }: Scene, reset: ActionKind): number {
  return arena.actions.filter(
    ({ kind }, place) => kind === reset && (state.boss.actionsDone & (1 << place)) !== 0,
  ).length
}

/** Whether the boss is about to reset boosts, by its HP or the timer bar. */
export function boostsAreClearedSoon(
  { arena, state: { boss, secondsLeft } }: Scene,
  within: HeldWithin,
): boolean {
  return arena.actions.some(({ kind, trigger, percent }, place) => {
    if (kind !== 'player reset' || (boss.actionsDone & (1 << place)) !== 0) return false
    return trigger === 'HP'
      ? (100 * boss.hp) / boss.maxHp - percent <= within.hp
      : (100 * secondsLeft) / arena.raidSeconds - percent <= within.timerBar
  })
}

/** Chooses the first of some moves that the game's menu allows. */
export function firstOf(moves: readonly string[], { raider }: Scene): Choice | undefined {
  for (const name of moves) {
    const place = raider.fighter.moves.findIndex((move) => move.name === name)
    const move = raider.fighter.moves[place]
    if (move && reasonForBan(raider, move, place) === undefined && heldBack(raider, move) === undefined)
      return { kind: 'move', move: place, terastallize: canTerastallize(raider) }
  }
  return undefined
}
