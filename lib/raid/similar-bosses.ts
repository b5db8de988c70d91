import { nearNames } from '@/lib/names/similar-names'
import { ALL_BOSSES } from './boss-names'

/** The date in the name of an older set by event: `Charizard (2022-12)`. */
const DATE = /\d{4}-\d{2}/

/**
 * Finds the bosses that a misspelt name may mean, as pages show them, the closest first: see `nearNames`. Of a creature with
 * several sets by event it is the newest.
 */
export const nearBosses = nearNames(ALL_BOSSES.filter((name) => !DATE.test(name)))
