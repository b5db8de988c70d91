/** The storage key of the creatures that a visitor owns. */
export const OWNED_KEY = 'tera-raid-info-owned'

/** The creatures that a visitor owns, by their names in @pkmn/data. */
export type Owned = ReadonlySet<string>

/** The default: no creatures. */
export const NOTHING_OWNED: Owned = new Set()

/** The most creatures that are read from storage or a file. */
export const MOST_OWNED = 2000

/** The most characters of a creature's name. */
export const LONGEST_NAME = 50

/**
 * Reads stored text. Never throws: invalid text gives an empty set, and invalid names are skipped. Without zod, which
 * the first load does not have; a test holds what is read to the schema of `exported-file.ts`.
 */
export function readOwned(text: string): Owned {
  try {
    return new Set(namesIn(JSON.parse(text)).slice(0, MOST_OWNED))
  } catch {
    return NOTHING_OWNED
  }
}

function namesIn(stored: unknown): string[] {
  if (typeof stored !== 'object' || stored === null || !('creatures' in stored)) return []
  if (!Array.isArray(stored.creatures)) return []
  return stored.creatures.filter(
    (name) => typeof name === 'string' && name.length > 0 && name.length <= LONGEST_NAME,
  )
}

/** The text to store, with creatures in alphabetical order. */
export function ownedText(owned: Owned): string {
  return JSON.stringify({ creatures: [...owned].sort() })
}

/** Adds a creature, or removes it if it is owned. */
export function toggleOwned(owned: Owned, creature: string): Owned {
  const creatures = new Set(owned)
  if (!creatures.delete(creature)) creatures.add(creature)
  return creatures
}

/** Adds the imported creatures. */
export function mergeOwned(owned: Owned, imported: Owned): Owned {
  return new Set([...owned, ...imported])
}
