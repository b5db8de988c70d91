import { placesLeft } from './places'
import { mayHave, NOTHING_CHOSEN, offeredBosses, type Selection, shownBoss } from './selection'

/** The boss's name is as on pages: see `shownBoss`. */
export interface RaidTitle extends Selection {
  /** Number of raids that match; 1 with a boss. */
  readonly count: number
}

/** Returns the parts of a title; `undefined` if nothing is chosen. */
export function titleOf(selection: Selection): RaidTitle | undefined {
  const { tier, region, boss, teraType } = selection
  if (boss) return { ...selection, boss: shownBoss(selection), count: 1 }
  if (!tier && !teraType && region === NOTHING_CHOSEN.region) return undefined
  const raids = placesLeft(selection).flatMap((place) =>
    offeredBosses(place).filter((name) => mayHave({ ...place, boss: name, teraType })),
  )
  return { ...selection, count: raids.length }
}
