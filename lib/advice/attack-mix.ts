import { bossStat, type TrainedBoss } from '@/data/pokemon/stats'
import { type Creature, type Move, supplement } from '@/data/shipped/shipped'
import type { TypeName } from '@/data/vocabulary'
import { attackStrength, USUAL_POWER } from '@/lib/creature/attack-strength'
import { hasFixedDamage } from '@/lib/creature/move-in-battle'
import { isStatus } from '@/lib/creature/move-list'

export type AttackMix = 'physical' | 'special' | 'mixed'

const MAJORITY = 0.6

/** Foul Play uses the target's Attack. Assumes a typical level 100 attacker. */
const TARGET_ATTACK = 250

export interface BossWithMoves {
  readonly boss: TrainedBoss
  readonly creature: Pick<Creature, 'types' | 'baseStats'>
  /** Each move once, as `moveInBattle` returns it, including scripted moves. */
  readonly moves: readonly Move[]
  readonly teraType?: TypeName | undefined
}

/**
 * Returns the category that deals most of a boss's damage; `undefined` if the boss has no attacks. Each attack counts
 * once, with power × hits × attacking stat × same-type bonus. Moves of fixed damage don't count, because screens don't
 * reduce them. Source: https://bulbapedia.bulbagarden.net/wiki/Damage
 */
export function attackMix(attacking: BossWithMoves): AttackMix | undefined {
  const attacks = attacking.moves
    .filter((move) => !isStatus(move) && !hasFixedDamage(move))
    .map((move) => attackOf(move, attacking))
  const damageOf = (counted: readonly CountedAttack[]) => counted.reduce((sum, { damage }) => sum + damage, 0)
  const total = damageOf(attacks)
  if (total === 0) return undefined
  const physical = damageOf(attacks.filter(({ isPhysical }) => isPhysical)) / total
  if (physical >= MAJORITY) return 'physical'
  return 1 - physical >= MAJORITY ? 'special' : 'mixed'
}

interface CountedAttack {
  readonly isPhysical: boolean
  readonly damage: number
}

function attackOf(move: Move, { boss, creature, teraType }: BossWithMoves): CountedAttack {
  const attack = bossStat(boss, 'atk', creature.baseStats.attack)
  const specialAttack = bossStat(boss, 'spa', creature.baseStats.specialattack)
  const isPhysical = move.key === 'terablast' ? attack > specialAttack : move.category === 'Physical'
  const stat = STAT_OF_MOVE[move.key]?.(boss, creature) ?? (isPhysical ? attack : specialAttack)
  const power = (Number(move.basePower) || USUAL_POWER) * (supplement.hits[move.key] ?? 1)
  return {
    isPhysical,
    damage: attackStrength({ type: move.type, power, stat }, { types: creature.types, teraType }),
  }
}

type StatOfMove = (boss: BossWithMoves['boss'], creature: BossWithMoves['creature']) => number

const STAT_OF_MOVE: Readonly<Record<string, StatOfMove>> = {
  bodypress: (boss, { baseStats }) => bossStat(boss, 'def', baseStats.defense),
  foulplay: () => TARGET_ATTACK,
}
