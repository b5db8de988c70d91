import { Dex, type Species } from '@pkmn/dex'
import { publishedCreatureKeys } from './published-schema'

/** Only the exact key of the Pokémon API finds a species. */
export function speciesOfKey(key: string): Species | undefined {
  const species = Dex.species.get(key)
  return species.exists && species.id === key ? species : undefined
}

export function evolutionsOf(species: Species): Species[] {
  return (species.evos ?? []).map(publishedSpecies)
}

export function preevolutionsOf(species: Species): Species[] {
  return species.prevo ? [publishedSpecies(species.prevo)] : []
}

/** All ancestors and descendants. */
export function lineOf(species: Species): Species[] {
  return [...ancestorsOf(species), ...descendantsOf(species)]
}

function ancestorsOf(species: Species): Species[] {
  return preevolutionsOf(species).flatMap((ancestor) => [ancestor, ...ancestorsOf(ancestor)])
}

function descendantsOf(species: Species): Species[] {
  return evolutionsOf(species).flatMap((descendant) => [descendant, ...descendantsOf(descendant)])
}

// The API has no key for some forms of @pkmn/dex, such as the Rockruff that evolves into Dusk Lycanroc.
function publishedSpecies(name: string): Species {
  const species = Dex.species.get(name)
  return publishedCreatureKeys.has(species.id) ? species : Dex.species.get(species.baseSpecies)
}
