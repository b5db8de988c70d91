import type { Build } from '@/battle/build'
import type { GuardedFlag } from '@/data/moves/terms'
import type { BaseStats, Move } from '@/data/shipped/shipped'
import { blocksAttack } from '@/data/types/type-abilities'
import type { TypeName } from '@/data/vocabulary'
import { attackStrength } from '@/lib/creature/attack-strength'
import { isStatus } from '@/lib/creature/move-list'
import { halves } from '@/lib/creature/protecting-abilities'
import { effectiveness, typesWeakTo } from '@/lib/creature/type-matchups'

export interface Threatening {
  readonly moves: readonly ThreateningMove[]
  readonly types: readonly TypeName[]
  readonly teraType?: TypeName | undefined
  readonly abilities: readonly { readonly key: string; readonly always?: true }[]
  readonly baseStats: BaseStats
}

interface ThreateningMove extends Pick<Move, 'key' | 'type' | 'category'> {
  /** A number, or text from the Pokémon API if the power varies. */
  readonly power: string
  readonly beats: readonly TypeName[]
  readonly flag?: GuardedFlag | undefined
  /** Set if the boss only uses the move as a scripted action. */
  readonly scripted?: true
}

/**
 * Abilities that ignore the target's ability. Source: https://bulbapedia.bulbagarden.net/wiki/Mold_Breaker_(Ability)
 */
export const MOLD_BREAKERS: readonly string[] = ['moldbreaker', 'teravolt', 'turboblaze']

/** More would only repeat the list of moves. */
const MOST = 3

export interface Threats {
  readonly moves: readonly string[]
  /** If false, `moves` only contains the hardest-hitting move. */
  readonly areSuperEffective: boolean
}

/**
 * Returns the boss's moves that threaten a Terastallized Pokémon: at most three super effective moves, otherwise the
 * hardest-hitting move. Returns `undefined` if no move hurts the Pokémon.
 *
 * Damage depends on power, attacking stat, same-type bonus, type chart, and the Pokémon's ability, unless the boss may
 * ignore that ability. Source: https://bulbapedia.bulbagarden.net/wiki/Damage
 */
export function threatsTo(target: Target, boss: Threatening): Threats | undefined {
  const multipliers = multipliersOn(target, [target.teraType], boss)
  const attacks = boss.moves
    .map((move) => {
      const factor = multipliers[move.key] ?? 0
      return { key: move.key, factor, damage: factor * strengthOf(move, boss) }
    })
    .filter(({ damage }) => damage > 0)
    .toSorted((a, b) => b.damage - a.damage)
  const superEffective = attacks.filter(({ factor }) => factor > 1).slice(0, MOST)
  const areSuperEffective = superEffective.length > 0
  const feared = areSuperEffective ? superEffective : attacks.slice(0, 1)
  return feared.length > 0 ? { moves: feared.map(({ key }) => key), areSuperEffective } : undefined
}

/**
 * Returns the damage multipliers, 0 to 4, of a boss's attacks on a Pokémon, by move key. Depends on the type chart and
 * the Pokémon's ability, unless the boss may ignore that ability. Omits status moves.
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

type Multipliers = Readonly<Record<string, number>>

/** Damage multipliers by move key: before the target Terastallizes, then after, if that differs. */
export type HitMultipliers = Readonly<Record<string, readonly number[]>>

/**
 * Returns the damage multipliers of a boss's attacks on a Pokémon before and after it Terastallizes.
 *
 * @param types types of the Pokémon before it Terastallizes
 * @param terastallizes whether the Pokémon's plan includes Terastallizing
 */
export function hitMultipliers(
  target: Target,
  types: readonly TypeName[],
  terastallizes: boolean,
  boss: Threatening,
): HitMultipliers {
  const before = multipliersOn(target, types, boss)
  const after = terastallizes ? multipliersOn(target, [target.teraType], boss) : before
  return Object.fromEntries(
    Object.entries(before).map(([key, factor]) => [key, [...new Set([factor, after[key] ?? factor])]]),
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
  // A move that beats no type, although its type beats some, has fixed damage. Only an immunity changes fixed damage.
  const isFixed = beats.length === 0 && typesWeakTo(type).length > 0
  return isFixed ? Math.ceil(Math.min(factor, 1)) : factor
}

function factorByAbility({ type, flag }: ThreateningMove, ability: string): number {
  if (blocksAttack(ability, { type, flag })) return 0
  return halves(ability, type) ? 0.5 : 1
}

function strengthOf(move: ThreateningMove, boss: Threatening): number {
  const { baseStats } = boss
  const power = Number(move.power) || 0
  const stat = move.category === 'Physical' ? baseStats.attack : baseStats.specialattack
  return attackStrength({ type: move.type, power, stat }, boss)
}
