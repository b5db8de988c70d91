import { parsePath, pathOf } from '@/lib/links/deep-link'
import { raidKey } from '@/lib/raid/raid-id'
import { raidIdOf, type Selection } from '@/lib/raid/selection'
import { storedValue } from './stored-value'

const MAX_RECENT = 8

/** Stored text is read up to here: no path is a tenth as long. */
const MAX_TEXT_LENGTH = 4000

/** Raids that a visitor opened last, each with its Tera type if one was chosen: the latest first. */
export type Recent = readonly Selection[]

/**
 * The raids that the visitor opened last, stored as a path in each line. A line that leads to no raid is skipped. Paths are read
 * as links are, without zod, which the first load does not have.
 */
export const storedRecent = storedValue<Recent>('recent', {
  nothing: [],
  parse: (text) => text.slice(0, MAX_TEXT_LENGTH).split('\n').slice(0, MAX_RECENT).flatMap(raidsOf),
  textOf: (recent) => recent.map(pathOf).join('\n'),
})

/** Stores the raid of a path as the one opened last. Does nothing if the path leads to no raid. */
export function storeRecent(path: string) {
  const [raid] = raidsOf(path)
  if (raid) storedRecent.update((recent) => withRecent(recent, raid))
}

function raidsOf(path: string): Selection[] {
  const raid = parsePath(path)
  return raid?.boss ? [raid] : []
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
