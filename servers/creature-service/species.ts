import { Dex, type Species } from '@pkmn/dex'
import { publishedCreatureKeys } from './published-schema'

/** The species that has exactly this key in the creature service; `undefined` when @pkmn/dex has none. */
export function speciesOfKey(key: string): Species | undefined {
  const species = Dex.species.get(key)
  return species.exists && species.id === key ? species : undefined
}

/** The species into which a species evolves directly. */
export function evolutionsOf(species: Species): Species[] {
  return (species.evos ?? []).map(publishedSpecies)
}

/** The species from which a species evolves directly: one or none. */
export function preevolutionsOf(species: Species): Species[] {
  return species.prevo ? [publishedSpecies(species.prevo)] : []
}

/** The whole line of a species without itself: all that it evolves from, and all that it evolves into. */
export function lineOf(species: Species): Species[] {
  return [...ancestorsOf(species), ...descendantsOf(species)]
}

function ancestorsOf(species: Species): Species[] {
  return preevolutionsOf(species).flatMap((ancestor) => [ancestor, ...ancestorsOf(ancestor)])
}

function descendantsOf(species: Species): Species[] {
  return evolutionsOf(species).flatMap((descendant) => [descendant, ...descendantsOf(descendant)])
}

// The service has no key for some forms that @pkmn/dex tells apart, such as the Rockruff that becomes a Dusk Lycanroc.
function publishedSpecies(name: string): Species {
  const species = Dex.species.get(name)
  return publishedCreatureKeys.has(species.id) ? species : Dex.species.get(species.baseSpecies)
}
