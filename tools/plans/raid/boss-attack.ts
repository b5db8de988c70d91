import type { Move } from '@pkmn/data'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { StatName } from '@/lib/battle/build'

/** A move of a boss that deals damage. */
export interface BossAttack {
  readonly name: string
  readonly type: TypeName
  /** Its power times the hits of one use; a usual figure where the power varies. */
  readonly power: number
  /** Its damage for each point of power, before the target's defense and types. */
  readonly strength: number
  /** Whether the target's Defense counts, not its Sp. Def. */
  readonly hitsDefense: boolean
}

/** The usual power of a move whose own figure is 0. */
const USUAL_POWER = 80

/** What of a boss its attacks depend on. */
interface Striker {
  readonly types: readonly string[]
  readonly teraType: TypeName
  readonly level: number
  readonly stats: Readonly<Record<StatName, number>>
}

/** A move of a boss, as it strikes with it. */
export function attackOf(move: Move, { types, teraType, level, stats }: Striker): BossAttack {
  const { name, category, overrideDefensiveStat, overrideOffensiveStat } = move
  const ofUser = name === 'Tera Blast' ? teraType : move.type
  const type = TYPE_NAMES.find((known) => known === ofUser) ?? 'Normal'
  const stat = stats[overrideOffensiveStat ?? (category === 'Physical' ? 'atk' : 'spa')]
  return {
    name,
    type,
    power: (move.basePower || USUAL_POWER) * hitsOf(move),
    // Source: https://bulbapedia.bulbagarden.net/wiki/Damage; the mean of the rolls is 0.925.
    strength: (((2 * level) / 5 + 2) / 50) * stat * sameTypeBonus(type, types, teraType) * 0.925,
    hitsDefense: (overrideDefensiveStat ?? (category === 'Physical' ? 'def' : 'spd')) === 'def',
  }
}

/** Of a move that hits two to five times, about three. */
function hitsOf({ multihit = 1 }: Move): number {
  return typeof multihit === 'number' ? multihit : 3
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Same-type_attack_bonus
function sameTypeBonus(type: TypeName, types: readonly string[], teraType: TypeName): number {
  if (type === teraType) return types.includes(type) ? 2 : 1.5
  return types.includes(type) ? 1.5 : 1
}
