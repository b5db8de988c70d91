import { ownData } from '@/data/own-data'
import raidIndexFile from './raid-index.json'
import type { IndexedRaid } from './schema'

export type { IndexedRaid } from './schema'

/**
 * All raids, sorted by tier, region and name. `npm run ship-data` makes them from the rosters, the shipped data and the plans,
 * which are many times as large.
 */
export const raidIndex: readonly IndexedRaid[] = ownData(raidIndexFile)
