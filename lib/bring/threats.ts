import type { Build } from '@/battle/build'
import type { GuardedFlag } from '@/data/moves/terms'
import type { BaseStats, Move } from '@/data/shipped/shipped'
import { keepsOff } from '@/data/types/type-abilities'
import type { TypeName } from '@/data/vocabulary'
import { attackStrength } from '@/lib/creature/attack-strength'
import { isStatus } from '@/lib/creature/move-list'
import { halves } from '@/lib/creature/protecting-abilities'
import { effectiveness, typesWeakTo } from '@/lib/creature/type-matchups'

/** What of a raid tells how hard its boss's moves hit. */
export interface Threatening {
  readonly moves: readonly ThreateningMove[]
  readonly types: readonly TypeName[]
  readonly teraType?: TypeName | undefined
  /** The abilities that it may have, by their keys; `always` is the one that it has for certain. */
  readonly abilities: readonly { readonly key: string; readonly always?: true }[]
  readonly baseStats: BaseStats
}

interface ThreateningMove extends Pick<Move, 'key' | 'type' | 'category'> {
  /** A number, or text of the service for a power that varies. */
  readonly power: string
  /** The types that it is super effective against. */
  readonly beats: readonly TypeName[]
  /** Its kind, where abilities keep such moves off. */
  readonly flag?: GuardedFlag | undefined
  /** Set when the boss uses it only as a scripted action. */
  readonly scripted?: true
}

/** Abilities that pass by those of their target. Source: https://bulbapedia.bulbagarden.net/wiki/Mold_Breaker_(Ability) */
export const MOLD_BREAKERS: readonly string[] = ['moldbreaker', 'teravolt', 'turboblaze']

/** More would be the list of moves once more. */
const MOST = 3

/** What threatens a Pokémon. */
export interface Threats {
  /** The keys of the boss's moves, hardest first, at least one. */
  readonly moves: readonly string[]
  /** Whether they are super effective; if not, it is the one that hits hardest. */
  readonly areSuperEffective: boolean
}

/**
 * What threatens a Pokémon that has Terastallized: the boss's moves that are super effective on it, at most three; where
 * there are none, the one that hits hardest. By power, attacking stat, same-type bonus, type chart, and what its ability
 * keeps off or halves, unless the boss may break that. `undefined` where no move hurts it.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Damage
 */
export function threatsTo(target: Target, boss: Threatening): Threats | undefined {
  const multipliers = multipliersOn(target, [target.teraType], boss)
  const hits = boss.moves
    .map((move) => {
      const factor = multipliers[move.key] ?? 0
      return { key: move.key, factor, damage: factor * strengthOf(move, boss) }
    })
    .filter(({ damage }) => damage > 0)
    .toSorted((one, other) => other.damage - one.damage)
  const superEffective = hits.filter(({ factor }) => factor > 1).slice(0, MOST)
  const areSuperEffective = superEffective.length > 0
  const feared = areSuperEffective ? superEffective : hits.slice(0, 1)
  return feared.length > 0 ? { moves: feared.map(({ key }) => key), areSuperEffective } : undefined
}

/**
 * Damage multipliers of a boss's attacks on a Pokémon of some types, by the keys of the moves: 0 to 4, from the type chart
 * and what the Pokémon's ability keeps off or halves, unless the boss may break that. Status moves are left out.
 */
export function multipliersOn(
  { ability }: Pick<Target, 'ability'>,
  types: readonly TypeName[],
  boss: Threatening,
): Multipliers {
  const mayBreak = mayBreakAbilities(boss)
  const attacks = boss.moves.filter((move) => !isStatus(move))
  return Object.fromEntries(
    attacks.map((move) => [
      move.key,
      types.reduce(
        (factor, type) => factor * factorOnType(move, type),
        mayBreak ? 1 : factorByAbility(move, ability),
      ),
    ]),
  )
}

/** Damage multipliers by the keys of moves. */
type Multipliers = Readonly<Record<string, number>>

/** Damage multipliers by the keys of moves: before the target Terastallizes, then after, if that differs. */
export type HitMultipliers = Readonly<Record<string, readonly number[]>>

/**
 * How hard a boss's attacks hit a Pokémon before and after it Terastallizes: see `multipliersOn`.
 *
 * @param types its own types
 * @param terastallizes whether its plan ever has it Terastallize
 */
export function hitMultipliers(
  target: Target,
  types: readonly TypeName[],
  terastallizes: boolean,
  boss: Threatening,
): HitMultipliers {
  const first = multipliersOn(target, types, boss)
  const then = terastallizes ? multipliersOn(target, [target.teraType], boss) : first
  return Object.fromEntries(
    Object.entries(first).map(([key, factor]) => [key, [...new Set([factor, then[key] ?? factor])]]),
  )
}

type Target = Pick<Build, 'teraType' | 'ability'>

function mayBreakAbilities({ abilities }: Threatening): boolean {
  const certain = abilities.filter(({ always }) => always)
  return (certain.length > 0 ? certain : abilities).some(({ key }) => MOLD_BREAKERS.includes(key))
}

function factorOnType({ beats, type }: ThreateningMove, target: TypeName): number {
  if (beats.includes(target)) return 2
  const factor = effectiveness(type, [target])
  // A move of such a type that beats nothing has fixed damage, which only an immunity changes.
  const isFixed = beats.length === 0 && typesWeakTo(type).length > 0
  return isFixed ? Math.ceil(Math.min(factor, 1)) : factor
}

function factorByAbility({ type, flag }: ThreateningMove, ability: string): number {
  if (keepsOff(ability, { type, flag })) return 0
  return halves(ability, type) ? 0.5 : 1
}

// In an arbitrary unit.
function strengthOf(move: ThreateningMove, boss: Threatening): number {
  const { baseStats } = boss
  // Text is a power that varies.
  const power = Number(move.power) || 0
  const stat = move.category === 'Physical' ? baseStats.attack : baseStats.specialattack
  return attackStrength({ type: move.type, power, stat }, boss)
}
