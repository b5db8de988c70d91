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
 * Searches the Pokémon that a player can own. Exact names come first, then matches at the beginning of the name, of a
 * word, and within a word. Without a match, returns names that a misspelled name may mean. Empty text finds only
 * `preferred`.
 *
 * @param nameOf returns the displayed name of a species of @pkmn/dex
 * @param preferred species to prefer among equal matches
 */
export function speciesFinder(nameOf: (species: string) => string, preferred: readonly string[]) {
  const allSpecies = [...new Set([...preferred, ...ownableSpecies])]
  const byName = new Map(allSpecies.map((species) => [nameOf(species), species]))
  const near = similarNames([...byName.keys()])
  const findNamed = nameReader([...allSpecies.map((species) => [species, species] as const), ...[...byName]])
  return (text: string): FoundSpecies => {
    if (!comparableName(text)) return { species: preferred, isGuess: false }
    const placeIn = namePlaces(wholeName(text))
    const match = findNamed(text)
    const matching = allSpecies
      .map((species) => ({ species, place: species === match ? -1 : placeIn(nameOf(species)) }))
      .filter(({ place }) => place < Number.POSITIVE_INFINITY)
      .toSorted((a, b) => a.place - b.place)
      .map(({ species }) => species)
    if (matching.length > 0) return { species: matching, isGuess: false }
    return { species: near(text).flatMap((name) => byName.get(name) ?? []), isGuess: true }
  }
}
