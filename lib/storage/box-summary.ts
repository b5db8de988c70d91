import { type Owned, SPECIES_FORMAT } from './marks'
import { storedValue } from './stored-value'

/** The species of the Pokémon in the visitor's box, by their names in @pkmn/dex: pages ask them before they load the box. */
export const storedBoxed = storedValue('boxed', SPECIES_FORMAT)

/** Stores which species the box has now. */
export function storeBoxed(species: Owned) {
  if (storedBoxed.textOf(species) !== storedBoxed.textOf(storedBoxed.current())) storedBoxed.set(species)
}

/** The best of the box per raid, as the text that `readBestOfMine` parses, with zod, which the first load does not have. */
export const storedBest = storedValue('best-of-box', { nothing: '', parse: String, textOf: String })

/** Drops the best per raid: the box has changed, and another Pokémon may be the best. */
export function dropBest() {
  if (storedBest.current() !== '') storedBest.set('')
}
