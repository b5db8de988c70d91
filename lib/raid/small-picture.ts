import { fileNameOf } from './file-name'
import type { Selection } from './selection'

/** The side of the box that a small picture of a Pokémon is shown in at most, in pixels. */
export const SMALL_PICTURE_PX = 48

/**
 * The path of the small picture of a boss below `/assets/pokemon/`, without ending: `bosses/terarium/slowking`. By region,
 * since some names stand for another form in each: Slowking of the Terarium is Galarian. `npm run images` makes it.
 */
export function bossPicture({ region, boss }: Pick<Selection, 'region' | 'boss'>): string {
  return ['bosses', region, boss].map((part = '') => fileNameOf(part)).join('/')
}
