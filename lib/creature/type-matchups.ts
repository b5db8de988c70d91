import { typeChart } from '@/data/types/type-chart'
import type { TypeName } from '@/data/vocabulary'

export interface Matchup {
  readonly type: TypeName
  readonly multiplier: 2 | 0.5 | 0
}

export function typesWeakTo(type: TypeName): readonly TypeName[] {
  return typeChart[type].offense.double
}

export function typesImmuneTo(type: TypeName): readonly TypeName[] {
  return typeChart[type].offense.immune
}

/**
 * Returns the matchups of a Terastallized Pokémon, whose only type is its Tera type: weaknesses, then resistances, then
 * immunities. Omits types that deal normal damage. Source: https://bulbapedia.bulbagarden.net/wiki/Terastal_phenomenon
 */
export function teraWeaknesses(teraType: TypeName): Matchup[] {
  const { double, resisted, immune } = typeChart[teraType].defense
  return [...matchups(double, 2), ...matchups(resisted, 0.5), ...matchups(immune, 0)]
}

function matchups(types: readonly TypeName[], multiplier: Matchup['multiplier']): Matchup[] {
  return types.map((type) => ({ type, multiplier }))
}

/**
 * Returns the multiplier of a type's moves against a target: 0, or a power of two from 0.25 to 4. A type that is listed
 * twice counts twice. Ignores unknown names.
 */
export function effectiveness(type: TypeName, targets: readonly string[]): number {
  const { double, resisted, immune } = typeChart[type].offense
  return targets.reduce((product, target) => {
    const isIn = (types: readonly TypeName[]) => types.some((name) => name === target)
    if (isIn(immune)) return 0
    return product * (isIn(double) ? 2 : isIn(resisted) ? 0.5 : 1)
  }, 1)
}

/**
 * Returns the factor, 1 to 2, for a move that shares a type or Tera type with its user. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Same-type_attack_bonus
 */
export function sameTypeBonus(
  type: TypeName,
  types: readonly string[],
  teraType: TypeName | undefined,
): number {
  const isOwn = types.some((ownType) => ownType === type)
  if (type !== teraType) return isOwn ? 1.5 : 1
  return isOwn ? 2 : 1.5
}
