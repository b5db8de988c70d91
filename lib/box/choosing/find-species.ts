import { namePlaces } from '@/lib/names/name-places'
import { nameReader } from '@/lib/names/name-reader'
import { comparableName } from '@/lib/names/name-words'
import { wholeName } from '@/lib/names/short-names'
import { similarNames } from '@/lib/names/similar-names'
import { ownableSpecies } from './repertoire'

export interface FoundSpecies {
  readonly species: readonly string[]
  readonly isGuess: boolean
}

/**
 * Returns a search among the Pokémon that a player can own. Exact names come first, in any spelling of the form, then
 * matches at the beginning of the name, of a word, and within a word. If nothing matches, the search returns the
 * Pokémon that a misspelled name may mean. Empty text finds only `first`.
 *
 * @param nameOf returns the displayed name of a species of @pkmn/dex
 * @param first species to prefer among equal matches, such as the Pokémon that a raid lists
 */
export function speciesFinder(nameOf: (species: string) => string, first: readonly string[]) {
  const ordered = [...new Set([...first, ...ownableSpecies])]
  const byName = new Map(ordered.map((species) => [nameOf(species), species]))
  const near = similarNames([...byName.keys()])
  const named = nameReader([...ordered.map((species) => [species, species] as const), ...[...byName]])
  return (text: string): FoundSpecies => {
    if (!comparableName(text)) return { species: first, isGuess: false }
    const placeIn = namePlaces(wholeName(text))
    const own = named(text)
    const matching = ordered
      .map((species) => ({ species, place: species === own ? -1 : placeIn(nameOf(species)) }))
      .filter(({ place }) => place < Number.POSITIVE_INFINITY)
      .toSorted((a, b) => a.place - b.place)
      .map(({ species }) => species)
    if (matching.length > 0) return { species: matching, isGuess: false }
    return { species: near(text).flatMap((name) => byName.get(name) ?? []), isGuess: true }
  }
}
