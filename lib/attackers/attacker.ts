import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { AttackersFile } from './attackers-file'
import type { RankedHits } from './ranking'

/** A creature to bring, with the attack to use and what it has to take. */
export interface Attacker extends RankedHits {
  readonly creature: string
  readonly ability: string
  readonly move: string
  /** Percent; not set where the move never misses. */
  readonly accuracy?: number
  /** The type of the move, and the Tera type to have. */
  readonly type: TypeName
  readonly category: 'Physical' | 'Special'
  /** Mean damage of a hit in percent of the boss's HP, its multiplier included, with a nature that raises the stat. */
  readonly damage: number
  /** The same with a nature that does not. */
  readonly neutralDamage: number
  /** How many mean hits finish the boss, shield and resets left out of account; and with a neutral nature. */
  readonly hits: number
  readonly neutralHits: number
  /** The boss's move that hits hardest; not set where none harms it. */
  readonly worstMove?: string
  /** The boss's moves that do nothing to it. */
  readonly immuneTo: readonly string[]
  /** The statuses of the boss's moves that it cannot have. */
  readonly resists: readonly string[]
}

// The file holds what the 16 rolls of the damage formula make together.
const ROLLS = 16

/**
 * The attackers that a file lists against a Tera type, in the file's order.
 *
 * @param teraType not set for the raid without a chosen Tera type: the boss then has its own types
 */
export function attackersAgainst(file: AttackersFile, teraType: TypeName | undefined): Attacker[] {
  const raid = file.raids[teraType ? 1 + TYPE_NAMES.indexOf(teraType) : 0]
  return raid ? [...raid.attack.keys()].flatMap((row) => attackerAt(file, raid, row)) : []
}

function attackerAt(file: AttackersFile, raid: AttackersFile['raids'][number], row: number): Attacker[] {
  const attack = attackAt(file, raid.attack[row] ?? 0)
  const damage = raid.damage[row]
  const neutral = raid.neutral[row]
  const by = raid.by[row] ?? 0
  if (!attack || !damage || !neutral) return []
  return [
    {
      ...attack,
      damage: (100 * damage) / ROLLS / file.hp,
      neutralDamage: (100 * neutral) / ROLLS / file.hp,
      hits: Math.ceil((file.hp * ROLLS) / damage),
      neutralHits: Math.ceil((file.hp * ROLLS) / neutral),
      worst: raid.worst[row] ?? 0,
      worstMove: file.moves[by - 1],
    },
  ]
}

function attackAt(file: AttackersFile, position: number) {
  const { creature, ability, move, type, special, unharmed, resists } = file.attacks
  const typeName = TYPE_NAMES[type[position] ?? 0]
  if (!typeName) return undefined
  return {
    creature: file.creatures[creature[position] ?? 0] ?? '',
    ability: file.creatureAbilities[ability[position] ?? 0] ?? '',
    move: file.learned[move[position] ?? 0] ?? '',
    accuracy: file.accuracy[move[position] ?? 0] || undefined,
    type: typeName,
    category: special[position] ? ('Special' as const) : ('Physical' as const),
    immuneTo: ofBits(unharmed[position] ?? 0, file.moves),
    resists: ofBits(resists[position] ?? 0, file.statuses),
  }
}

function ofBits(bits: number, names: readonly string[]): string[] {
  return names.filter((_, position) => bits & (1 << position))
}
