import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import { constantDamage, makeArena, makeMove, makeRaider, playOut, withRaider } from './battles'

/** The boss has 10,000 HP. */
export const HIT = 160

export const HIT_ARENA = makeArena({ damageOf: constantDamage(HIT) })

export const wounded = withRaider({ hp: 100 })

export function attackWith(move: Partial<BattleMove>, raider: Partial<Fighter> = {}, seed = 1) {
  return playOut({
    arena: HIT_ARENA,
    raiders: [makeRaider({ moves: [makeMove('Attack', move)], ...raider })],
    given: wounded,
    seed,
  })
}
