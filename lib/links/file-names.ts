import type { RaidBoss } from '@/data/rosters/rosters'
import { TIERS_WITH_TEAMS } from '@/data/vocabulary'
import type { RaidId } from '@/lib/raid/raid-id'

// A fresh clone uses these names before it has shipped data, so nothing here imports shipped data.

export const PLANS_FOLDER = '/plans'

export const RAIDS_FOLDER = '/raids'

export const TEAMS_FOLDER = '/teams'

/** The longest side of a small picture of a Pokémon, in pixels. */
export const SMALL_PICTURE_PX = 48

/**
 * Returns a label as a name of a file or folder: `indeedee-female`. It has only lower-case letters, digits and
 * hyphens, which are safe in every URL and file system. Empty for a label without letters and digits.
 */
export function fileNameOf(label: string): string {
  return (
    label
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  )
}

/** Returns the path of a raid's files below their folder, without extension: `6/paldea/indeedee-female`. */
export function raidFile({ tier, region, boss }: RaidId): string {
  return raidFolder([tier, region, boss])
}

/** Returns the path of the files of a tier, a region in it, or a boss, below their folder: `6`, `6/paldea`. */
export function raidFolder(labels: readonly string[]): string {
  return labels.map(fileNameOf).join('/')
}

export function plansPath(id: RaidId): string {
  return `${PLANS_FOLDER}/${raidFile(id)}.json`
}

export function raidViewsPath(id: RaidId): string {
  return `${RAIDS_FOLDER}/${raidFile(id)}.json`
}

/** Without base path: `/teams/7/event/mewtwo.json`; `undefined` in tiers without teams. */
export function teamsPath(id: RaidId): string | undefined {
  return TIERS_WITH_TEAMS.includes(id.tier) ? `${TEAMS_FOLDER}/${raidFile(id)}.json` : undefined
}

/**
 * Path below `/assets/pokemon/`, without extension: `bosses/6/terarium/exeggutor`. Includes the raid, because a name
 * may mean different forms: Exeggutor of the Terarium is Alolan only at 6★.
 */
export function bossPicture(id: RaidId): string {
  return `bosses/${raidFile(id)}`
}

/**
 * Name without folder and extension: `059`, `876-f`.
 *
 * @param number National Pokédex number
 */
export function imageName(number: number, { imageAlt = '' }: Pick<RaidBoss, 'imageAlt'>): string {
  return String(number).padStart(3, '0') + imageAlt
}

export const LICENSES_FILE = '/licences.txt'

/**
 * Path below `/assets/pokemon/`, without extension: `to-bring/weezing-galar`.
 *
 * @param species name in @pkmn/dex: `Weezing-Galar`
 */
export function creatureImage(species: string): string {
  return `to-bring/${fileNameOf(species)}`
}
