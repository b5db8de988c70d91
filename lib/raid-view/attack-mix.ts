import type { RaidBoss } from '@/data/rosters/rosters'
import { type Creature, type Move, supplement } from '@/data/shipped/shipped'
import type { TypeName } from '@/data/vocabulary'
import { hasFixedDamage } from '@/lib/creature/move-in-battle'
import { isStatus } from '@/lib/creature/move-list'

/** Which attacks a boss deals most of its damage with: `mixed` where neither kind deals clearly more. */
export type AttackMix = 'physical' | 'special' | 'mixed'

/** From this share of the damage on, a boss has mostly attacks of one kind. */
const MOST = 0.6

/** What a move without a power of its own counts as: the power of Heavy Slam or Reversal differs by target and HP. */
const POWER_THAT_VARIES = 80

/** Foul Play hits with its target's Attack: about that of an attacker of level 100. */
const TARGET_ATTACK = 250

/** A boss that attacks: who it is, and what it has of types and moves in its raid. */
export interface AttackingBoss {
  readonly boss: Pick<RaidBoss, 'level' | 'effortValues'>
  readonly creature: Pick<Creature, 'types' | 'baseStats'>
  /** Each once, as `moveInBattle` gives them, scripted ones too. */
  readonly moves: readonly Move[]
  readonly teraType?: TypeName | undefined
}

/**
 * With which attacks a boss deals most of its damage, all of its attacks counted once; `undefined` where it has none.
 * The damage of an attack is its power times its hits, the stat that it hits with, and the bonus of a shared type.
 * What has fixed damage is left out: no screen stops it.
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
  if (physical >= MOST) return 'physical'
  return 1 - physical >= MOST ? 'special' : 'mixed'
}

interface Attack {
  readonly isPhysical: boolean
  /** In a unit that all attacks of the boss share. */
  readonly damage: number
}

function attackOf(move: Move, { boss, creature, teraType }: AttackingBoss): Attack {
  const attack = statOf('attack', boss, creature)
  const specialAttack = statOf('specialattack', boss, creature)
  // It takes the category of the higher stat.
  const isPhysical = move.key === 'terablast' ? attack > specialAttack : move.category === 'Physical'
  const stat = STAT_OF_MOVE[move.key]?.(boss, creature) ?? (isPhysical ? attack : specialAttack)
  const power = (Number(move.basePower) || POWER_THAT_VARIES) * (supplement.hits[move.key] ?? 1)
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

// Source: https://bulbapedia.bulbagarden.net/wiki/Same-type_attack_bonus
function sameTypeBonus(type: TypeName, types: readonly TypeName[], teraType: TypeName | undefined): number {
  const isOwn = types.includes(type)
  if (type !== teraType) return isOwn ? 1.5 : 1
  return isOwn ? 2 : 1.5
}
