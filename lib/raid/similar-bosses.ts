import { similarNames } from '@/lib/names/similar-names'
import { ALL_BOSSES } from './boss-names'

/** The date in the name of an older event version: `Charizard (2022-12)`. */
const DATE = /\d{4}-\d{2}/

/**
 * Finds the bosses that a misspelled name may mean, as pages show them, closest first: see `similarNames`. Of several
 * event versions of a Pokémon it only finds the newest.
 */
export const similarBosses = similarNames(ALL_BOSSES.filter((name) => !DATE.test(name)))
