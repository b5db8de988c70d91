import { similarNames } from '@/lib/names/similar-names'
import { ALL_BOSSES } from './boss-names'

/** Older event versions have a date in their name: `Charizard (2022-12)`. */
const DATE = /\d{4}-\d{2}/

/** Names as on pages, closest first. Only finds the newest of several event versions. */
export const similarBosses = similarNames(ALL_BOSSES.filter((name) => !DATE.test(name)))
