import { parsePath, pathOf } from '@/lib/links/deep-link'
import { raidKey } from '@/lib/raid/raid-id'
import { raidIdOf, type Selection } from '@/lib/raid/selection'
import { storedValue } from './stored-value'

const MAX_RECENT = 8

/** Far longer than the paths. */
const MAX_TEXT_LENGTH = 4000

/** Newest first, each with its Tera type if one was chosen. */
export type Recent = readonly Selection[]

/** One path per line. Skips lines without a raid. Parses paths like links, because zod isn't in the first load. */
export const storedRecent = storedValue<Recent>('recent', {
  nothing: [],
  parse: (text) => text.slice(0, MAX_TEXT_LENGTH).split('\n').slice(0, MAX_RECENT).flatMap(raidsOf),
  textOf: (recent) => recent.map(pathOf).join('\n'),
})

export function storeRecent(path: string) {
  const [raid] = raidsOf(path)
  if (raid) storedRecent.update((recent) => withRecent(recent, raid))
}

function raidsOf(path: string): Selection[] {
  const raid = parsePath(path)
  return raid?.boss ? [raid] : []
}

/** Replaces the same raid with another Tera type. */
export function withRecent(recent: Recent, raid: Selection): Recent {
  const key = keyOf(raid)
  return [raid, ...recent.filter((recentRaid) => keyOf(recentRaid) !== key)].slice(0, MAX_RECENT)
}

function keyOf(raid: Selection): string | undefined {
  const id = raidIdOf(raid)
  return id && raidKey(id)
}
