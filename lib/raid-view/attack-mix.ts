import type { RaidBoss } from '@/data/rosters/rosters'
import { type Creature, type Move, supplement } from '@/data/shipped/shipped'
import type { TypeName } from '@/data/vocabulary'
import { hasFixedDamage } from '@/lib/creature/move-in-battle'
import { isStatus } from '@/lib/creature/move-list'
import { sameTypeBonus } from '@/lib/matchup/same-type-bonus'

/** The category that deals most of a boss's damage; `mixed` when neither clearly does. */
export type AttackMix = 'physical' | 'special' | 'mixed'

/** The share of the damage from which one category dominates. */
const MAJORITY = 0.6

/** The assumed power of moves whose power varies by target or HP, such as Heavy Slam and Reversal. */
const VARIABLE_POWER = 80

/** Foul Play uses the target's Attack: about that of a level 100 attacker. */
const TARGET_ATTACK = 250

/** A boss with its types, stats and moves in its raid. */
export interface AttackingBoss {
  readonly boss: Pick<RaidBoss, 'level' | 'effortValues'>
  readonly creature: Pick<Creature, 'types' | 'baseStats'>
  /** Each once, as `moveInBattle` gives them, including scripted ones. */
  readonly moves: readonly Move[]
  readonly teraType?: TypeName | undefined
}

/**
 * The category that deals most of a boss's damage, counting each attack once. Gives `undefined` when it has no attacks.
 * The damage of an attack is power × hits × attacking stat × same-type bonus. Moves of fixed damage are left out, since
 * screens do not reduce it.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Damage
 */
export function attackMix(attacking: AttackingBoss): AttackMix | undefined {
  const attacks = attacking.moves
    .filter((move) => !isStatus(move) && !hasFixedDamage(move))
    .map((move) => attackOf(move, attacking))
  const damageOf = (kinds: readonly Attack[]) => kinds.reduce((sum, { damage }) => sum + damage, 0)
  const all = damageOf(attacks)
  if (all === 0) return undefined
  const physical = damageOf(attacks.filter(({ isPhysical }) => isPhysical)) / all
  if (physical >= MAJORITY) return 'physical'
  return 1 - physical >= MAJORITY ? 'special' : 'mixed'
}

interface Attack {
  readonly isPhysical: boolean
  /** In an arbitrary unit. */
  readonly damage: number
}

function attackOf(move: Move, { boss, creature, teraType }: AttackingBoss): Attack {
  const attack = statOf('attack', boss, creature)
  const specialAttack = statOf('specialattack', boss, creature)
  // Tera Blast takes the category of the higher stat.
  const isPhysical = move.key === 'terablast' ? attack > specialAttack : move.category === 'Physical'
  const stat = STAT_OF_MOVE[move.key]?.(boss, creature) ?? (isPhysical ? attack : specialAttack)
  const power = (Number(move.basePower) || VARIABLE_POWER) * (supplement.hits[move.key] ?? 1)
  return { isPhysical, damage: power * stat * sameTypeBonus(move.type, creature.types, teraType) }
}

type StatOfMove = (boss: AttackingBoss['boss'], creature: AttackingBoss['creature']) => number

const STAT_OF_MOVE: Readonly<Record<string, StatOfMove>> = {
  bodypress: (boss, creature) => statOf('defense', boss, creature),
  foulplay: () => TARGET_ATTACK,
}

// With perfect IVs and a neutral nature. Source: https://bulbapedia.bulbagarden.net/wiki/Stat#Formula
function statOf(
  stat: 'attack' | 'defense' | 'specialattack',
  { level, effortValues }: AttackingBoss['boss'],
  { baseStats }: AttackingBoss['creature'],
): number {
  return Math.floor(((2 * baseStats[stat] + 31 + effortValues[stat] / 4) * level) / 100) + 5
}
