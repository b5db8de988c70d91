import { bossStat, type TrainedBoss } from '@/data/pokemon/stats'
import { type Creature, type Move, supplement } from '@/data/shipped/shipped'
import type { TypeName } from '@/data/vocabulary'
import { attackStrength, USUAL_POWER } from '@/lib/creature/attack-strength'
import { hasFixedDamage } from '@/lib/creature/move-in-battle'
import { isStatus } from '@/lib/creature/move-list'

/** The category that deals most of a boss's damage; `mixed` if neither clearly does. */
export type AttackMix = 'physical' | 'special' | 'mixed'

/** Minimum share of the damage for a category to dominate. */
const MAJORITY = 0.6

/** Foul Play uses the target's Attack: about that of a level 100 attacker. */
const TARGET_ATTACK = 250

/** A boss with its types, stats and moves in its raid. */
export interface BossWithMoves {
  readonly boss: TrainedBoss
  readonly creature: Pick<Creature, 'types' | 'baseStats'>
  /** Each move once, as returned by `moveInBattle`, including scripted moves. */
  readonly moves: readonly Move[]
  readonly teraType?: TypeName | undefined
}

/**
 * Returns the category that deals most of a boss's damage, counting each attack once; `undefined` if the boss has no attacks.
 * The damage of an attack is power × hits × attacking stat × same-type bonus. Ignores moves of fixed damage, because screens
 * don't reduce it.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Damage
 */
export function attackMix(attacking: BossWithMoves): AttackMix | undefined {
  const attacks = attacking.moves
    .filter((move) => !isStatus(move) && !hasFixedDamage(move))
    .map((move) => attackOf(move, attacking))
  const damageOf = (kinds: readonly CountedAttack[]) => kinds.reduce((sum, { damage }) => sum + damage, 0)
  const all = damageOf(attacks)
  if (all === 0) return undefined
  const physical = damageOf(attacks.filter(({ isPhysical }) => isPhysical)) / all
  if (physical >= MAJORITY) return 'physical'
  return 1 - physical >= MAJORITY ? 'special' : 'mixed'
}

interface CountedAttack {
  readonly isPhysical: boolean
  /** In an arbitrary unit. */
  readonly damage: number
}

function attackOf(move: Move, { boss, creature, teraType }: BossWithMoves): CountedAttack {
  const attack = bossStat(boss, 'atk', creature.baseStats.attack)
  const specialAttack = bossStat(boss, 'spa', creature.baseStats.specialattack)
  // Tera Blast takes the category of the higher stat.
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
