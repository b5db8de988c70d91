import { typeChart } from '@/data/types/type-chart'
import type { TypeName } from '@/data/vocabulary'

/** A type and its damage multiplier. */
export interface Matchup {
  readonly type: TypeName
  readonly multiplier: 2 | 0.5 | 0
}

/** The types that are weak to moves of a type, in alphabetical order. */
export function typesWeakTo(type: TypeName): readonly TypeName[] {
  return typeChart[type].offense.double
}

/** The types that are immune to moves of a type, in alphabetical order. */
export function typesImmuneTo(type: TypeName): readonly TypeName[] {
  return typeChart[type].offense.immune
}

/**
 * The matchups of a Terastallized creature, whose only type is its Tera type: weaknesses, then resistances, then
 * immunities. Types of normal damage are left out.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Terastal_phenomenon
 */
export function teraWeaknesses(teraType: TypeName): Matchup[] {
  const { double, resisted, immune } = typeChart[teraType].defense
  return [...matchups(double, 2), ...matchups(resisted, 0.5), ...matchups(immune, 0)]
}

function matchups(types: readonly TypeName[], multiplier: Matchup['multiplier']): Matchup[] {
  return types.map((type) => ({ type, multiplier }))
}

/**
 * What moves of a type do to a target of these types: 0, or a power of two from 0.25 to 4.
 * Each type counts once for each time that it is listed; names that are not of the 18 types are left out.
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
 * The factor of a move's damage for being of its user's own types, or of its Tera type: 1 to 2.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Same-type_attack_bonus
 */
export function sameTypeBonus(
  type: TypeName,
  types: readonly string[],
  teraType: TypeName | undefined,
): number {
  const isOwn = types.some((own) => own === type)
  if (type !== teraType) return isOwn ? 1.5 : 1
  return isOwn ? 2 : 1.5
}
