import { namePlaces } from '@/lib/names/name-places'
import { comparableName } from '@/lib/names/name-words'
import { placesLeft } from './places'
import { offeredBosses, shownBoss } from './selection'

export const ALL_BOSSES: readonly string[] = [
  ...new Set(
    placesLeft({}).flatMap((place) => offeredBosses(place).map((boss) => shownBoss({ ...place, boss }))),
  ),
]

/** Accepts part of a name. Returns false for a text without letters and digits. */
export function isBossName(text: string): boolean {
  const placeIn = namePlaces(text)
  return comparableName(text) !== '' && ALL_BOSSES.some((boss) => placeIn(boss) < Number.POSITIVE_INFINITY)
}
