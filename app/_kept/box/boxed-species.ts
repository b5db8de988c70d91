import { keptOnDevice } from '@/app/_kept/kept-on-device'
import { NOTHING_OWNED, type Owned, ownedText, readOwned } from '@/lib/storage/owned'

/** The storage key of the Pokémon of the box, by their names alone: what `Only mine` asks before the box is loaded. */
const BOXED_KEY = 'tera-raid-info-boxed'

const kept = keptOnDevice({
  key: BOXED_KEY,
  nothing: NOTHING_OWNED,
  parse: readOwned,
  textOf: ownedText,
})

/** The Pokémon of the visitor's box, by their names in @pkmn/dex. */
export function useBoxedSpecies(): Owned {
  return kept.useValue()
}

/** Keeps which Pokémon the box has now. */
export function keepBoxedSpecies(species: Owned) {
  if (ownedText(species) !== ownedText(kept.current())) kept.keep(species)
}
