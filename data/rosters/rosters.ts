import { ownData } from '@/data/own-data'
import type { Tier } from '@/data/vocabulary'
import { bossOf, type RaidBoss } from './boss'
import { eventBosses } from './event-bosses'
import fiveStarFile from './five-star.json'
import type { WrittenBoss } from './schema'
import sixStarFile from './six-star.json'

export type { ActionKind, EventDetails as OfEvent, RaidAction, RaidBoss } from './boss'

/** A record of all tiers, so a new tier without a roster doesn't compile. */
export type Rosters = Readonly<Record<Tier, readonly RaidBoss[]>>

/** Sorted by region and name. */
export const rosters: Rosters = {
  '5': [...rosterOf(fiveStarFile), ...eventBosses('5')],
  '6': rosterOf(sixStarFile),
  '7': eventBosses('7'),
}

function rosterOf(file: unknown): RaidBoss[] {
  return ownData<readonly WrittenBoss[]>(file).map(bossOf)
}
