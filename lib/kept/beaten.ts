import { REGIONS, type Region, TIERS, type Tier } from '@/data/vocabulary'
import { DAY_PATTERN } from './day'

/** The storage key of the raids that a visitor has beaten. */
export const BEATEN_KEY = 'tera-raid-info-beaten'

/** The raids that a visitor has beaten, by `raidKey`, each with the day as `2026-11-22`. */
export type Beaten = ReadonlyMap<string, string>

/** The default: no raids. */
export const NOTHING_BEATEN: Beaten = new Map()

/** A raid as it is marked: with whatever Tera type it was beaten. */
export interface MarkedRaid {
  readonly tier: Tier
  readonly region: Region
  /** The boss's name. */
  readonly name: string
}

/** What a raid is marked by: `6/Paldea/Garchomp`. */
export function raidKey({ tier, region, name }: MarkedRaid): string {
  return `${tier}/${region}/${name}`
}

/** The pattern of a raid's key, without its ends. */
export const KEY_PATTERN = `(?:${TIERS.join('|')})/(?:${REGIONS.join('|')})/.{1,50}`

const LINE = new RegExp(`^(${DAY_PATTERN}) (${KEY_PATTERN})$`)

/**
 * Reads stored text. Never throws: a line that is none is left out. Without zod, which the first load does not have; a test
 * holds what is read to the schema of `kept-file.ts`.
 */
export function readBeaten(text: string): Beaten {
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [, day, key] = LINE.exec(line) ?? []
      return day && key ? [[key, day]] : []
    }),
  )
}

/** The text to store: a line for each raid, `2026-11-22 6/Paldea/Garchomp`. */
export function beatenText(beaten: Beaten): string {
  return [...beaten].map(([key, day]) => `${day} ${key}`).join('\n')
}

/** Marks a raid as beaten on a day, or unmarks it for no day. */
export function withMark(beaten: Beaten, key: string, day: string | undefined): Beaten {
  const changed = new Map(beaten)
  if (day) changed.set(key, day)
  else changed.delete(key)
  return changed
}

/** Adds the imported raids. One that both have keeps its own day. */
export function mergeBeaten(beaten: Beaten, imported: Beaten): Beaten {
  return new Map([...imported, ...beaten])
}
