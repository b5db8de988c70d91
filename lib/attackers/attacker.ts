import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { AttackersFile } from './attackers-file'
import type { RankedHits } from './ranking'

/** A creature to bring: its attack, and the damage that it deals and takes. */
export interface Attacker extends RankedHits {
  readonly creature: string
  readonly ability: string
  readonly move: string
  /** Percent; not set when the move never misses. */
  readonly accuracy?: number
  /** The type of the move, and the recommended Tera type. */
  readonly type: TypeName
  readonly category: 'Physical' | 'Special'
  /** The mean damage per hit in percent of the boss's multiplied HP, with a nature that raises the attacking stat. */
  readonly damage: number
  /** The same with a neutral nature. */
  readonly neutralDamage: number
  /** The number of mean hits to a KO, ignoring shield and resets. */
  readonly hits: number
  /** The same with a neutral nature. */
  readonly neutralHits: number
  /** The boss's strongest move against it; not set when none damages it. */
  readonly worstMove?: string
  /** The boss's moves that it is immune to. */
  readonly immuneTo: readonly string[]
  /** The statuses of the boss's moves that it is immune to. */
  readonly resists: readonly string[]
}

// The file has the sum of the 16 damage rolls.
const ROLLS = 16

/**
 * The attackers of a file against a Tera type, in the file's order.
 *
 * @param teraType not set when none is chosen: the boss then has its own types
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
