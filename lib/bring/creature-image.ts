import { fileNameOf } from '@/lib/raid/file-name'

/** The side of the box that a picture of a Pokémon to bring is shown in, in pixels. */
export const CREATURE_IMAGE_PX = 48

/**
 * The path of the picture of a Pokémon to bring below `/assets/pokemon/`, without ending: `to-bring/weezing-galar`.
 * `npm run images` makes it.
 *
 * @param species its name in @pkmn/dex: `Weezing-Galar`
 */
export function creatureImage(species: string): string {
  return `to-bring/${fileNameOf(species)}`
}
