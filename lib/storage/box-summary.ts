import { type Owned, SPECIES_FORMAT } from './marks'
import { storedValue } from './stored-value'

/** Species names in @pkmn/dex. Pages read them without loading the box. */
export const storedBoxed = storedValue('boxed', SPECIES_FORMAT)

export function storeBoxed(species: Owned) {
  if (storedBoxed.textOf(species) !== storedBoxed.textOf(storedBoxed.current())) storedBoxed.set(species)
}

/** Raw text, because `readBestOfMine` needs zod, which isn't in the first load. */
export const storedBest = storedValue('best-of-box', { nothing: '', parse: String, textOf: String })

/** Deletes the best per raid, since after a change of the box another Pokémon may be the best. */
export function dropBest() {
  if (storedBest.current() !== '') storedBest.set('')
}
