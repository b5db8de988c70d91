import { fileNameOf } from './file-name'
import { rosterTier, type Selection } from './selection'

/** The side of the box that a small picture of a Pokémon is shown in at most, in pixels. */
export const SMALL_PICTURE_PX = 48

/**
 * The path of the small picture of a boss below `/assets/pokemon/`, without ending: `bosses/6/terarium/exeggutor`. By raid,
 * since some names stand for another form elsewhere: Exeggutor of the Terarium is Alolan at 6★ only. `npm run images` makes
 * it.
 */
export function bossPicture({ tier, region, boss }: Selection): string {
  return ['bosses', rosterTier(tier), region, boss].map((part = '') => fileNameOf(part)).join('/')
}
