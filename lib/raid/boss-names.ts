import { namePlaces } from '@/lib/names/name-places'
import { comparableName } from '@/lib/names/name-words'
import { placesLeft } from './places'
import { offeredBosses, shownBoss } from './selection'

/** Distinct names of the bosses of all tiers and regions, as pages show them. */
export const ALL_BOSSES: readonly string[] = [
  ...new Set(
    placesLeft({}).flatMap((place) => offeredBosses(place).map((boss) => shownBoss({ ...place, boss }))),
  ),
]

/** Whether a text is a boss's name or part of a name. A text without letters and digits is not. */
export function isBossName(text: string): boolean {
  const placeIn = namePlaces(text)
  return comparableName(text) !== '' && ALL_BOSSES.some((boss) => placeIn(boss) < Number.POSITIVE_INFINITY)
}
