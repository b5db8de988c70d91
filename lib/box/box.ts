import * as z from 'zod/mini'
import { type BoxEntry, type ReadSets, readSets } from './read-sets'

/** The most Pokémon that a box holds: the games have 32 boxes of 30. */
export const MOST_ENTRIES = 1000

/** The most characters of a text that is read: a full box has some 250,000. */
export const MOST_TEXT = 1_000_000

/** A player's Pokémon. */
export interface Box {
  /** Each text once. */
  readonly entries: readonly BoxEntry[]
  /** Sets that could not be read, to be corrected. */
  readonly unread: readonly string[]
}

/** A box without Pokémon. */
export const EMPTY_BOX: Box = { entries: [], unread: [] }

const storedSchema = z.object({ version: z.literal(1), sets: z.array(z.string()) })

/** What is stored of a box: the text of its Pokémon. */
export type StoredBox = z.infer<typeof storedSchema>

/** The box as it is stored. */
export function storedBox({ entries, unread }: Box): StoredBox {
  return { version: 1, sets: [...entries.map(({ set }) => set), ...unread] }
}

/** Reads what is stored. Empty where there is nothing, or nothing that can be read. */
export function parseBox(stored: unknown): Box {
  const { data } = storedSchema.safeParse(stored)
  return data ? withSets(EMPTY_BOX, readSets(data.sets.join('\n\n'))) : EMPTY_BOX
}

/**
 * A box with the sets of a text. Those that it has already are left out, those for which it has no room stay unread. What
 * was unread before is replaced: it is part of the text.
 */
export function withSets({ entries }: Box, read: ReadSets): Box {
  const all = [...new Map([...entries, ...read.entries].map((entry) => [entry.set, entry])).values()]
  const tooMany = all.slice(MOST_ENTRIES).map(({ set }) => set)
  return { entries: all.slice(0, MOST_ENTRIES), unread: [...read.unread, ...tooMany] }
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

/** The box as a text of Pokémon Showdown: each Pokémon as it was pasted, or as it was changed to. */
export function boxText(box: Box): string {
  return `${storedBox(box).sets.join('\n\n')}\n`
}
