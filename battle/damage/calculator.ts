import { Generations, toID } from '@smogon/calc'
import { memoize } from '@/lib/memo'

export const GENERATION = Generations.get(9)

/** Throws for an unknown name or key. */
export function calculatorSpecies(name: string) {
  return requireEntry(GENERATION.species.get(toID(name)), 'species', name)
}

/**
 * Returns the calculator's spelling. Throws for an unknown ability: the calculator would silently use another ability.
 */
export const calculatorAbility = memoize(
  (name: string) => requireEntry(GENERATION.abilities.get(toID(name)), 'ability', name).name,
)

export const calculatorItem = memoize(
  (name: string) => requireEntry(GENERATION.items.get(toID(name)), 'item', name).name,
)

/** Returns the calculator's spelling. Throws for an unknown nature. */
export function calculatorNature(name: string) {
  return requireEntry(GENERATION.natures.get(toID(name)), 'nature', name).name
}

/** Throws for an unknown move. */
export function calculatorMove(name: string) {
  return requireEntry(GENERATION.moves.get(toID(name)), 'move', name)
}

function requireEntry<T>(entry: T | undefined, label: string, name: string): T {
  if (!entry) throw new Error(`The damage calculator doesn't know the ${label} ${name}`)
  return entry
}
