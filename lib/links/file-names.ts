import type { RaidBoss } from '@/data/rosters/rosters'
import { TIERS_WITH_TEAMS } from '@/data/vocabulary'
import type { RaidId } from '@/lib/raid/raid-id'

// A fresh clone asks for these names before it has shipped data: nothing here imports any.

/** The folder of the files of plans, without base path. */
export const PLANS_FOLDER = '/plans'

/** The folder of the files of raids, without base path. */
export const RAIDS_FOLDER = '/raids'

/** The folder of the files of teams, without base path. */
export const TEAMS_FOLDER = '/teams'

/** The side of the box that a small picture of a Pokémon is shown in at most, in pixels. */
export const SMALL_PICTURE_PX = 48

/**
 * The name of the file or folder of a label: `indeedee-female`. It has only lower-case letters, digits and hyphens, which
 * are safe in every URL and file system. Empty for a label without letters and digits.
 */
export function fileNameOf(label: string): string {
  return (
    label
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  )
}

/** The path of what belongs to a raid, below its folder and without ending: `6/paldea/indeedee-female`. */
export function raidFile({ tier, region, boss }: RaidId): string {
  return raidFolder([tier, region, boss])
}

/** The path of what belongs to the raids of a tier, of a region of it, or of a boss: `6`, `6/paldea`. */
export function raidFolder(labels: readonly string[]): string {
  return labels.map(fileNameOf).join('/')
}

/** The path of the file of a boss's plans, without base path: `/plans/6/paldea/indeedee-female.json`. */
export function plansPath(id: RaidId): string {
  return `${PLANS_FOLDER}/${raidFile(id)}.json`
}

/** The path of the file of a raid's views, without base path: `/raids/6/paldea/indeedee-female.json`. */
export function raidViewsPath(id: RaidId): string {
  return `${RAIDS_FOLDER}/${raidFile(id)}.json`
}

/**
 * The path of the file of a boss's teams, without base path: `/teams/7/event/mewtwo.json`; `undefined` for a boss of a tier
 * without teams.
 */
export function teamsPath(id: RaidId): string | undefined {
  return TIERS_WITH_TEAMS.includes(id.tier) ? `${TEAMS_FOLDER}/${raidFile(id)}.json` : undefined
}

/**
 * The path of the small picture of a boss below `/assets/pokemon/`, without ending: `bosses/6/terarium/exeggutor`. By raid,
 * since some names stand for another form elsewhere: Exeggutor of the Terarium is Alolan at 6★ only. `npm run images` makes
 * it.
 */
export function bossPicture(id: RaidId): string {
  return `bosses/${raidFile(id)}`
}

/**
 * The file name of a boss's images, without folder and extension: the number with at least three digits, and the suffix of
 * the form: `059`, `876-f`.
 *
 * @param number the creature's National Pokédex number
 */
export function imageName(number: number, { imageAlt = '' }: Pick<RaidBoss, 'imageAlt'>): string {
  return String(number).padStart(3, '0') + imageAlt
}

/** The path of the list of licences, without base path. The export writes it. */
export const LICENCES_FILE = '/licences.txt'

/**
 * The path of the picture of a Pokémon to bring below `/assets/pokemon/`, without ending: `to-bring/weezing-galar`.
 * `npm run images` makes it.
 *
 * @param species its name in @pkmn/dex: `Weezing-Galar`
 */
export function creatureImage(species: string): string {
  return `to-bring/${fileNameOf(species)}`
}
