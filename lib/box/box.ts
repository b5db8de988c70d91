import { array, type infer as Infer, literal, object, optional, safeParse, string } from 'zod/mini'
import { firstOfEach } from '@/lib/first-of-each'
import { type BoxEntry, type ReadSets, readSets } from './read-sets'

/** The games have 32 boxes of 30 Pokémon. */
export const MAX_ENTRIES = 1000

/** A full box has about 250,000 characters. */
export const MAX_TEXT = 1_000_000

/** A full box has about 10,000 lines. Browsers become slow if a text field has many more. */
const MAX_LINES = 20_000

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
 * Moves unreadable sets to the field. Returns an empty box for any invalid value.
 *
 * @param previous a box whose entries need no parsing; returned itself if it equals the stored box
 */
export function parseBox(value: unknown, previous = EMPTY_BOX): Box {
  const { data } = safeParse(storedSchema, value)
  if (!data) return EMPTY_BOX
  const entryOf = new Map(previous.entries.map((entry) => [entry.set, entry]))
  const sets = data.sets.map((set) => entryOf.get(set) ?? readSets(set))
  const { box } = addSets(
    { entries: [], field: data.field ?? '' },
    {
      entries: sets.flatMap((read) => ('set' in read ? read : read.entries)),
      unread: sets.flatMap((read) => ('set' in read ? [] : read.unread)),
    },
  )
  return isSame(box, previous) ? previous : box
}

function isSame(a: Box, b: Box): boolean {
  return a.field === b.field && hasSameEntries(a, b)
}

export function hasSameEntries(a: Box, b: Box): boolean {
  return (
    a.entries.length === b.entries.length && a.entries.every((entry, index) => entry === b.entries[index])
  )
}

export function isTooMuch(text: string): boolean {
  return text.length > MAX_TEXT || text.split('\n', MAX_LINES + 1).length > MAX_LINES
}

export interface Addition {
  readonly box: Box
  readonly added: number
  readonly known: number
  readonly noRoom: number
  readonly unread: number
}

/** Appends unreadable sets, and sets that don't fit, to the field. */
export function addSets(box: Box, { entries, unread }: Pick<ReadSets, 'entries' | 'unread'>): Addition {
  const distinct = eachSetOnce([...box.entries, ...entries])
  const kept = distinct.slice(0, MAX_ENTRIES)
  const tooMany = distinct.slice(MAX_ENTRIES).map(({ set }) => set)
  const leftOver = [...unread, ...tooMany]
  return {
    box: { entries: kept, field: leftOver.length > 0 ? joinSets([box.field, ...leftOver]) : box.field },
    added: kept.length - box.entries.length,
    known: box.entries.length + entries.length - distinct.length,
    noRoom: tooMany.length,
    unread: unread.length,
  }
}

export function eachSetOnce(entries: readonly BoxEntry[]): BoxEntry[] {
  return firstOfEach(entries, ({ set }) => set)
}

export function joinSets(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n\n')
}

export function without(box: Box, entry: BoxEntry): Box {
  return { ...box, entries: box.entries.filter(({ set }) => set !== entry.set) }
}

/** Removes any other entry that equals the new entry. */
export function withChange(box: Box, entry: BoxEntry, newEntry: BoxEntry): Box {
  const remaining = box.entries.filter(({ set }) => set === entry.set || set !== newEntry.set)
  return { ...box, entries: remaining.map((current) => (current.set === entry.set ? newEntry : current)) }
}

export function boxText({ entries, field }: Box): string {
  return `${joinSets([...entries.map(({ set }) => set), field])}\n`
}
