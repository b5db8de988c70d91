import type { Fighter } from '@/lib/battle/fighter'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import { constantDamage, makeArena, makeMove, makeRaider, playOut, withRaider } from './battles'

/** What a hit takes of the boss's 10000 HP in `HIT_ARENA`. */
export const HIT = 160

/** An arena in which each hit takes 160 HP. */
export const HIT_ARENA = makeArena({ damageOf: constantDamage(HIT) })

/** The raider has 100 of its 320 HP. */
export const wounded = withRaider({ hp: 100 })

/** One attack of a wounded raider in `HIT_ARENA`, by a move and a raider that differ so. */
export function attackWith(move: Partial<BattleMove>, raider: Partial<Fighter> = {}, seed = 1) {
  return playOut({
    arena: HIT_ARENA,
    raiders: [makeRaider({ moves: [makeMove('Attack', move)], ...raider })],
    given: wounded,
    seed,
  })
}
