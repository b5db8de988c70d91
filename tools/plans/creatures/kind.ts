import { generation9 } from './generation'

/**
 * What forms share that differ by looks, ability or learnset alone: to a player they are one creature. The name itself for one
 * that is unknown.
 */
export function kindOf(species: string): string {
  const known = generation9.species.get(species)
  return known ? JSON.stringify([known.baseSpecies, known.baseStats, known.types]) : species
}
