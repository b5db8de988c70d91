import { nearNames } from '@/lib/names/similar-names'
import { ALL_BOSSES } from './boss-names'

/** The date in the name of an older event version: `Charizard (2022-12)`. */
const DATE = /\d{4}-\d{2}/

/**
 * Finds the bosses that a misspelled name may mean, as pages show them, closest first: see `nearNames`. Of several
 * event versions of a Pokémon it only finds the newest.
 */
export const nearBosses = nearNames(ALL_BOSSES.filter((name) => !DATE.test(name)))
