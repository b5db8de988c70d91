import { typeChart } from '@/data/type-chart'
import type { TypeName } from '@/data/vocabulary'
import type { Matchup } from './matchup'

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
