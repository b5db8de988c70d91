import { parsePath, pathOf } from '@/lib/links/deep-link'
import { raidKey } from '@/lib/raid/raid-id'
import { raidIdOf, type Selection } from '@/lib/raid/selection'

/** The storage key of the raids that a visitor opened last. */
export const RECENT_KEY = 'tera-raid-info-recent'

/** How many raids are kept. */
const MAX_RECENT = 8

/** Stored text is read up to here: no path is a tenth as long. */
const MAX_TEXT_LENGTH = 4000

/** Raids that a visitor opened last, each with its Tera type if one was chosen: the latest first. */
export type Recent = readonly Selection[]

export const NOTHING_OPENED: Recent = []

/**
 * Reads stored text: a path in each line. Never throws: a line that leads to no raid is left out. Reads paths as links are
 * read, without zod, which the first load does not have.
 */
export function readRecent(text: string): Recent {
  const paths = text.slice(0, MAX_TEXT_LENGTH).split('\n').slice(0, MAX_RECENT)
  return paths.flatMap((path) => {
    const raid = parsePath(path)
    return raid?.boss ? [raid] : []
  })
}

/** The text to store. */
export function recentText(recent: Recent): string {
  return recent.map(pathOf).join('\n')
}

/** Puts a raid first. The same raid with another Tera type gives way to it. */
export function withRecent(recent: Recent, raid: Selection): Recent {
  const key = keyOf(raid)
  return [raid, ...recent.filter((other) => keyOf(other) !== key)].slice(0, MAX_RECENT)
}

function keyOf(raid: Selection): string | undefined {
  const id = raidIdOf(raid)
  return id && raidKey(id)
}
