import { fileNameOf } from '@/lib/links/file-names'

/**
 * The path of the picture of a Pokémon to bring below `/assets/pokemon/`, without ending: `to-bring/weezing-galar`.
 * `npm run images` makes it.
 *
 * @param species its name in @pkmn/dex: `Weezing-Galar`
 */
export function creatureImage(species: string): string {
  return `to-bring/${fileNameOf(species)}`
}
