import { array, type infer as Infer, literal, object, optional, safeParse, string } from 'zod/mini'
import { firstOfEach } from '@/lib/first-of-each'
import { type BoxEntry, type ReadSets, readSets } from './read-sets'

/** The games have 32 boxes of 30 Pokémon. */
export const MOST_ENTRIES = 1000

/** Maximum characters of a text. A full box has about 250,000. */
export const MOST_TEXT = 1_000_000

/** Maximum lines of a text. A full box has about 10,000; browsers become slow if a text field has many more. */
const MOST_LINES = 20_000

export interface Box {
  readonly entries: readonly BoxEntry[]
  /** Text in the field: not added yet, or added but unreadable. */
  readonly field: string
}

export const EMPTY_BOX: Box = { entries: [], field: '' }

const storedSchema = object({
  version: literal(1),
  sets: array(string()),
  field: optional(string()),
})

export type StoredBox = Infer<typeof storedSchema>

export function storedBox({ entries, field }: Box): StoredBox {
  return { version: 1, sets: entries.map(({ set }) => set), field }
}

/**
 * Parses a stored box. Moves unreadable sets to the field. Returns an empty box for any other value.
 *
 * @param known a box whose entries need no parsing; returned itself if it equals the stored box
 */
export function parseBox(stored: unknown, known = EMPTY_BOX): Box {
  const { data } = safeParse(storedSchema, stored)
  if (!data) return EMPTY_BOX
  const entryOf = new Map(known.entries.map((entry) => [entry.set, entry]))
  const read = data.sets.map((set) => entryOf.get(set) ?? readSets(set))
  const { box } = addSets(
    { entries: [], field: data.field ?? '' },
    {
      entries: read.flatMap((one) => ('set' in one ? one : one.entries)),
      unread: read.flatMap((one) => ('set' in one ? [] : one.unread)),
    },
  )
  return isSame(box, known) ? known : box
}

function isSame(a: Box, b: Box): boolean {
  return a.field === b.field && hasSameEntries(a, b)
}

export function hasSameEntries(a: Box, b: Box): boolean {
  return (
    a.entries.length === b.entries.length && a.entries.every((entry, place) => entry === b.entries[place])
  )
}

export function isTooMuch(text: string): boolean {
  return text.length > MOST_TEXT || text.split('\n', MOST_LINES + 1).length > MOST_LINES
}

export interface Addition {
  readonly box: Box
  readonly added: number
  /** Sets that were already in the box, or twice in the text. */
  readonly known: number
  /** Sets that didn't fit into a full box. */
  readonly noRoom: number
  readonly unread: number
}

/** Adds the sets of a text. Appends unreadable sets, and sets that don't fit, to the field. */
export function addSets(box: Box, { entries, unread }: Pick<ReadSets, 'entries' | 'unread'>): Addition {
  const all = eachSetOnce([...box.entries, ...entries])
  const taken = all.slice(0, MOST_ENTRIES)
  const tooMany = all.slice(MOST_ENTRIES).map(({ set }) => set)
  const left = [...unread, ...tooMany]
  return {
    box: { entries: taken, field: left.length > 0 ? joinedSets([box.field, ...left]) : box.field },
    added: taken.length - box.entries.length,
    known: box.entries.length + entries.length - all.length,
    noRoom: tooMany.length,
    unread: unread.length,
  }
}

export function eachSetOnce(entries: readonly BoxEntry[]): BoxEntry[] {
  return firstOfEach(entries, ({ set }) => set)
}

/** Joins texts with empty lines between them, and omits blank texts. */
export function joinedSets(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n\n')
}

export function without(box: Box, entry: BoxEntry): Box {
  return { ...box, entries: box.entries.filter(({ set }) => set !== entry.set) }
}

/** Replaces an entry of a box. Removes any other entry that equals the new entry. */
export function withChange(box: Box, entry: BoxEntry, changed: BoxEntry): Box {
  const others = box.entries.filter(({ set }) => set === entry.set || set !== changed.set)
  return { ...box, entries: others.map((one) => (one.set === entry.set ? changed : one)) }
}

/** Returns the box as Pokémon Showdown text: the text of each Pokémon as pasted or changed, and the field. */
export function boxText({ entries, field }: Box): string {
  return `${joinedSets([...entries.map(({ set }) => set), field])}\n`
}
