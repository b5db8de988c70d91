/** The storage key of the creatures that a visitor owns. */
export const OWNED_KEY = 'tera-raid-info-owned'

/** The creatures that a visitor owns, by their names in @pkmn/data. */
export type Owned = ReadonlySet<string>

/** The default: no creatures. */
export const NOTHING_OWNED: Owned = new Set()

/** The text to store or export, with creatures in alphabetical order. */
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
