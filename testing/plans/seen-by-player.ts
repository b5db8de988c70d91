import type { Arena } from '@/battle/model/arena'
import type { BattleState, RaiderState } from '@/battle/model/state'
import type { Choice } from '@/battle/plan'
import { canTerastallize } from '@/battle/turns/raid/tera-orb'
import { whyForbidden, whyItemForbids } from '@/battle/turns/turn/able'
import type { ActionKind } from '@/data/rosters/rosters'
import type { HeldWithin } from '@/lib/bring/plan-steps'

export interface Scene {
  readonly arena: Arena
  readonly state: BattleState
  readonly raider: RaiderState
}

/** Between two choices. */
export interface Seen {
  readonly fainted: boolean
  readonly boostsCleared: boolean
  readonly debuffsCleared: boolean
}

export function seenSince(previous: Scene, now: Scene): Seen {
  return {
    fainted: now.raider.faints > previous.raider.faints,
    boostsCleared: resets(now, 'player reset') > resets(previous, 'player reset'),
    debuffsCleared: resets(now, 'boss reset') > resets(previous, 'boss reset'),
  }
}

function resets({ arena, state }: Scene, reset: ActionKind): number {
  return arena.actions.filter(
    ({ kind }, index) => kind === reset && (state.boss.actionsDone & (1 << index)) !== 0,
  ).length
}

/** By HP or by the timer bar. */
export function boostsAreClearedSoon(
  { arena, state: { boss, secondsLeft } }: Scene,
  within: HeldWithin,
): boolean {
  return arena.actions.some(({ kind, trigger, percent }, index) => {
    if (kind !== 'player reset' || (boss.actionsDone & (1 << index)) !== 0) return false
    return trigger === 'HP'
      ? (100 * boss.hp) / boss.maxHp - percent <= within.hp
      : (100 * secondsLeft) / arena.raidSeconds - percent <= within.timerBar
  })
}

/** The first move that the game's menu allows. */
export function firstOf(moves: readonly string[], { raider }: Scene): Choice | undefined {
  for (const name of moves) {
    const index = raider.fighter.moves.findIndex((move) => move.name === name)
    const move = raider.fighter.moves[index]
    if (move && whyForbidden(raider, move, index) === undefined && whyItemForbids(raider, move) === undefined)
      return { kind: 'move', move: index, terastallize: canTerastallize(raider) }
  }
  return undefined
}
