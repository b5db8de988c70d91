import * as z from 'zod/mini'

/** Where the creatures that a visitor owns are kept on the device. */
export const OWNED_KEY = 'tera-raid-info-owned'

const MAX_CREATURES = 2000

const ownedSchema = z.object({
  creatures: z.array(z.string().check(z.minLength(1), z.maxLength(50))).check(z.maxLength(MAX_CREATURES)),
  hidesOthers: z.boolean(),
})

/** The creatures that a visitor owns, by the names of @pkmn/data, and whether all others are hidden. */
export interface Owned {
  readonly creatures: ReadonlySet<string>
  readonly hidesOthers: boolean
}

/** What holds before anything is chosen. */
export const NOTHING_OWNED: Owned = { creatures: new Set(), hidesOthers: false }

/** What was kept or exported as it is read back; `undefined` for anything else. */
export function parseOwned(text: string | null): Owned | undefined {
  try {
    const result = ownedSchema.safeParse(JSON.parse(text ?? ''))
    return result.success ? { ...result.data, creatures: new Set(result.data.creatures) } : undefined
  } catch {
    return undefined
  }
}

/** The text that is kept and exported, the creatures in alphabetical order. */
export function ownedText({ creatures, hidesOthers }: Owned): string {
  return JSON.stringify({ creatures: [...creatures].sort(), hidesOthers })
}

/** The same with a creature owned that was not, or no longer owned. */
export function toggleOwned(owned: Owned, creature: string): Owned {
  const creatures = new Set(owned.creatures)
  if (!creatures.delete(creature)) creatures.add(creature)
  return { ...owned, creatures }
}

/** Both together: what an import brings is added, nothing is lost. */
export function mergeOwned(owned: Owned, imported: Owned): Owned {
  return { ...owned, creatures: new Set([...owned.creatures, ...imported.creatures]) }
}
