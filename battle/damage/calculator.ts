import { Generations, toID } from '@smogon/calc'
import { memoize } from '@/lib/memo'

/** Scarlet and Violet, as the damage calculator knows them. */
export const GENERATION = Generations.get(9)

/** A species of the calculator, by its name or key. Throws for one that it does not know. */
export function calculatorSpecies(name: string) {
  return known(GENERATION.species.get(toID(name)), 'species', name)
}

/** An ability as the calculator names it. Throws for one that it does not know: it would take another instead. */
export const calculatorAbility = memoize(
  (name: string) => known(GENERATION.abilities.get(toID(name)), 'ability', name).name,
)

/** An item as the calculator names it. Throws for one that it does not know. */
export const calculatorItem = memoize(
  (name: string) => known(GENERATION.items.get(toID(name)), 'item', name).name,
)

/** A nature as the calculator names it. Throws for one that it does not know. */
export function calculatorNature(name: string) {
  return known(GENERATION.natures.get(toID(name)), 'nature', name).name
}

/** A move of the calculator. Throws for one that it does not know. */
export function calculatorMove(name: string) {
  return known(GENERATION.moves.get(toID(name)), 'move', name)
}

function known<Entry>(entry: Entry | undefined, kind: string, name: string): Entry {
  if (!entry) throw new Error(`The damage calculator does not know the ${kind} ${name}`)
  return entry
}
