import { Generations, toID } from '@smogon/calc'
import { memoize } from '@/lib/memo'

export const GENERATION = Generations.get(9)

/** Returns a species by its name or key. Throws for an unknown one. */
export function calculatorSpecies(name: string) {
  return known(GENERATION.species.get(toID(name)), 'species', name)
}

/** Returns the calculator's spelling. Throws for an unknown ability, since the calculator would silently use another. */
export const calculatorAbility = memoize(
  (name: string) => known(GENERATION.abilities.get(toID(name)), 'ability', name).name,
)

/** Returns the calculator's spelling. Throws for an unknown item. */
export const calculatorItem = memoize(
  (name: string) => known(GENERATION.items.get(toID(name)), 'item', name).name,
)

/** Returns the calculator's spelling. Throws for an unknown nature. */
export function calculatorNature(name: string) {
  return known(GENERATION.natures.get(toID(name)), 'nature', name).name
}

/** Throws for an unknown move. */
export function calculatorMove(name: string) {
  return known(GENERATION.moves.get(toID(name)), 'move', name)
}

function known<Entry>(entry: Entry | undefined, kind: string, name: string): Entry {
  if (!entry) throw new Error(`The damage calculator does not know the ${kind} ${name}`)
  return entry
}
