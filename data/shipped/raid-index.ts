import { ownData } from '@/data/own-data'
import type { IndexedRaid } from '@/data/schema/raid-index'
import raidIndexFile from './raid-index.json'

export type { IndexedRaid } from '@/data/schema/raid-index'

/**
 * All raids, sorted by tier, region and name. Made from the rosters, the shipped data and the plans, which are many times as
 * large, by `npm run ship-data`.
 */
export const raidIndex: readonly IndexedRaid[] = ownData(raidIndexFile)
