import { RAID_KEY_PATTERN, raidKey } from '@/lib/raid/raid-id'
import { type MarkedRaid, markKey } from './marked-raid'

/** The storage key of the raids that a visitor has beaten. */
export const BEATEN_KEY = 'tera-raid-info-beaten'

/** The raids that a visitor has beaten, by their keys, each with the day as `2026-11-22`. See `keysOf`. */
export type Beaten = ReadonlyMap<string, string>

/** The key by which a raid is marked, and the one by which it was marked once: a raid by event by its name, like any other. */
function keysOf(raid: MarkedRaid): readonly [key: string, former: string] {
  return [markKey(raid), raidKey(raid)]
}

/** The default: no raids. */
export const NOTHING_BEATEN: Beaten = new Map()

/** The pattern of a day as it is kept, without its ends: `2026-11-22`. */
export const DAY_PATTERN = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])'

const LINE = new RegExp(`^(${DAY_PATTERN}) (${RAID_KEY_PATTERN})$`)

/**
 * Reads stored text. Never throws: a line of another form is left out. Without zod, which the first load does not have; a
 * test holds what is read to the schema of `exported-file.ts`.
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

/** The day on which a raid was beaten; `undefined` where it is not marked. */
export function dayBeaten(beaten: Beaten, raid: MarkedRaid): string | undefined {
  const [key, former] = keysOf(raid)
  return beaten.get(key) ?? beaten.get(former)
}

/** Marks a raid as beaten on a day, or unmarks it for no day. */
export function withMark(beaten: Beaten, raid: MarkedRaid, day: string | undefined): Beaten {
  const [key, former] = keysOf(raid)
  const changed = new Map(beaten)
  changed.delete(former)
  changed.delete(key)
  return day ? changed.set(key, day) : changed
}

/** Adds the imported raids. One that both have keeps its own day. */
export function mergeBeaten(beaten: Beaten, imported: Beaten): Beaten {
  return new Map([...imported, ...beaten])
}

/** A day on the visitor's own calendar, as it is kept: `2026-11-22`. */
export function dayOf(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}
