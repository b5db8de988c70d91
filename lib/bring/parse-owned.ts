import * as z from 'zod/mini'
import type { Owned } from './owned'

const MAX_CREATURES = 2000

const ownedSchema = z.object({
  creatures: z.array(z.string().check(z.minLength(1), z.maxLength(50))).check(z.maxLength(MAX_CREATURES)),
})

/** Parses stored or imported text. Gives `undefined` when it is invalid. */
export function parseOwned(text: string | null): Owned | undefined {
  try {
    const result = ownedSchema.safeParse(JSON.parse(text ?? ''))
    return result.success ? new Set(result.data.creatures) : undefined
  } catch {
    return undefined
  }
}
