import * as z from 'zod/mini'

/** The storage key of the creatures that a visitor owns. */
export const OWNED_KEY = 'tera-raid-info-owned'

const MAX_CREATURES = 2000

const ownedSchema = z.object({
  creatures: z.array(z.string().check(z.minLength(1), z.maxLength(50))).check(z.maxLength(MAX_CREATURES)),
  hidesOthers: z.boolean(),
})

/** The creatures that a visitor owns, by their names in @pkmn/data, and whether all others are hidden. */
export interface Owned {
  readonly creatures: ReadonlySet<string>
  readonly hidesOthers: boolean
}

/** The default: no creatures. */
export const NOTHING_OWNED: Owned = { creatures: new Set(), hidesOthers: false }

/** Parses stored or imported text. Gives `undefined` when it is invalid. */
export function parseOwned(text: string | null): Owned | undefined {
  try {
    const result = ownedSchema.safeParse(JSON.parse(text ?? ''))
    return result.success ? { ...result.data, creatures: new Set(result.data.creatures) } : undefined
  } catch {
    return undefined
  }
}

/** The text to store or export, with creatures in alphabetical order. */
export function ownedText({ creatures, hidesOthers }: Owned): string {
  return JSON.stringify({ creatures: [...creatures].sort(), hidesOthers })
}

/** Adds a creature, or removes it if it is owned. */
export function toggleOwned(owned: Owned, creature: string): Owned {
  const creatures = new Set(owned.creatures)
  if (!creatures.delete(creature)) creatures.add(creature)
  return { ...owned, creatures }
}

/** Adds the imported creatures. */
export function mergeOwned(owned: Owned, imported: Owned): Owned {
  return { ...owned, creatures: new Set([...owned.creatures, ...imported.creatures]) }
}
