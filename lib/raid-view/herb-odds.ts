import type { RaidBoss } from '@/data/rosters/rosters'
import { byName } from '@/lib/raid/by-name'

/** A herb that a boss drops. `chance` is percent per roll of the reward lottery, not per raid. */
export type HerbOdds = RaidBoss['info']['herbs'][number]

/** Sorts herbs by name. */
export function sortedHerbs(herbs: readonly HerbOdds[]): HerbOdds[] {
  return herbs.toSorted(byName)
}

/** A herb with its chance per roll: `Spicy - 3.03%`. */
export function herbLabel({ name, chance }: HerbOdds): string {
  return `${name} - ${chance}%`
}
