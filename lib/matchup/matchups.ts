import { typeChart } from '@/data/type-chart'
import type { TypeName } from '@/data/vocabulary'
import type { Matchup } from './matchup'

/** The types that moves of a type do double damage to, in alphabetical order. */
export function typesWeakTo(type: TypeName): readonly TypeName[] {
  return typeChart[type].offense.double
}

/** The types that moves of a type do no damage to, in alphabetical order. */
export function typesImmuneTo(type: TypeName): readonly TypeName[] {
  return typeChart[type].offense.immune
}

/**
 * What every type's moves do to a creature that is Terastallized to a type, where it is not normal damage: the weaknesses
 * first, then what it resists, then what it is immune to. A Terastallized creature has its Tera type alone.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Terastal_phenomenon
 */
export function teraWeaknesses(teraType: TypeName): Matchup[] {
  const { double, resisted, immune } = typeChart[teraType].defense
  return [...matchups(double, 2), ...matchups(resisted, 0.5), ...matchups(immune, 0)]
}

function matchups(types: readonly TypeName[], multiplier: Matchup['multiplier']): Matchup[] {
  return types.map((type) => ({ type, multiplier }))
}
