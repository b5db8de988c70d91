import type { Specie } from '@pkmn/data'
import { generation9 } from './generation'

/**
 * Whether a creature that still evolves holds its own with Eviolite, which raises Defense and Sp. Def by half: its base
 * stats together are then at least those of everything that it evolves into in the end. False for one that does not
 * evolve. Source of the effect: https://bulbapedia.bulbagarden.net/wiki/Eviolite
 */
export function holdsOwnWithEviolite(species: Specie): boolean {
  const { def, spd } = species.baseStats
  const raised = totalOf(species) + (def + spd) / 2
  return species.nfe && finalsOf(species).every((final) => raised >= totalOf(final))
}

function finalsOf(species: Specie): Specie[] {
  const evolved = (species.evos ?? []).flatMap((name) => generation9.species.get(name) ?? [])
  return evolved.length === 0 ? [species] : evolved.flatMap(finalsOf)
}

function totalOf({ baseStats: { hp, atk, def, spa, spd, spe } }: Specie): number {
  return hp + atk + def + spa + spd + spe
}
