import { array, type infer as Infer, literal, object, optional, safeParse, string } from 'zod/mini'
import { firstOfEach } from '@/lib/first-of-each'
import { type BoxEntry, type ReadSets, readSets } from './read-sets'

/** The most Pokémon that a box holds: the games have 32 boxes of 30. */
export const MOST_ENTRIES = 1000

/** The most characters of a text that is read: a full box has some 250,000. */
export const MOST_TEXT = 1_000_000

/** The most lines of a text that is read: a full box has some 10,000. With 200,000 a text field takes browsers 15 s. */
const MOST_LINES = 20_000

/** A player's Pokémon, and the text beside them. */
export interface Box {
  /** Each text once. */
  readonly entries: readonly BoxEntry[]
  /** What stands in the field: typed and not added yet, or added and not understood. */
  readonly field: string
}

/** A box without Pokémon. */
export const EMPTY_BOX: Box = { entries: [], field: '' }

const storedSchema = object({
  version: literal(1),
  sets: array(string()),
  field: optional(string()),
})

/** What is stored of a box: the text of its Pokémon, and of the field. */
export type StoredBox = Infer<typeof storedSchema>

/** The box as it is stored. */
export function storedBox({ entries, field }: Box): StoredBox {
  return { version: 1, sets: entries.map(({ set }) => set), field }
}

/**
 * Reads what is stored; sets that cannot be read go to the field. Empty where there is nothing, or nothing that can be read.
 *
 * @param known a box whose entries are not read again; it is given back where it is what is stored
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

function isSame(one: Box, other: Box): boolean {
  return one.field === other.field && hasSameEntries(one, other)
}

/** Whether two boxes have the very same Pokémon in the same order. */
export function hasSameEntries(one: Box, other: Box): boolean {
  return (
    one.entries.length === other.entries.length &&
    one.entries.every((entry, place) => entry === other.entries[place])
  )
}

/** Whether a text is more than one that holds a box, and is not read. */
export function isTooMuch(text: string): boolean {
  return text.length > MOST_TEXT || text.split('\n', MOST_LINES + 1).length > MOST_LINES
}

/** A box with the sets of a text, and how many of them there are of each kind. */
export interface Addition {
  readonly box: Box
  readonly added: number
  /** Those that it had already, or that the text has twice. */
  readonly known: number
  /** Those that a full box has no room for. */
  readonly noRoom: number
  readonly unread: number
}

/** Adds the sets of a text. What cannot be read, and what the box has no room for, is put below what is in the field. */
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

/** Each set once, where it first stands. */
export function eachSetOnce(entries: readonly BoxEntry[]): BoxEntry[] {
  return firstOfEach(entries, ({ set }) => set)
}

/** Sets, and texts that may hold some, as one text. */
export function joinedSets(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n\n')
}

/** A box without an entry. */
export function without(box: Box, entry: BoxEntry): Box {
  return { ...box, entries: box.entries.filter(({ set }) => set !== entry.set) }
}

/** A box with another entry in the place of one. */
export function withChange(box: Box, entry: BoxEntry, changed: BoxEntry): Box {
  const others = box.entries.filter(({ set }) => set === entry.set || set !== changed.set)
  return { ...box, entries: others.map((one) => (one.set === entry.set ? changed : one)) }
}

/**
 * The box as a text of Pokémon Showdown: each Pokémon as it was pasted, or as it was changed to, and what is in the field.
 */
export function boxText({ entries, field }: Box): string {
  return `${joinedSets([...entries.map(({ set }) => set), field])}\n`
}
