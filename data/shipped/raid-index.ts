import { ownData } from '@/data/own-data'
import raidIndexFile from './raid-index.json'
import type { IndexedRaid } from './schema'

export type { IndexedRaid } from './schema'

/**
 * All raids, sorted by tier, region and name. Made from the rosters, the shipped data and the plans, which are many times as
 * large, by `npm run ship-data`.
 */
export const raidIndex: readonly IndexedRaid[] = ownData(raidIndexFile)
