import { ownData } from '@/data/own-data'
import raidIndexFile from './raid-index.json'
import type { IndexedRaid } from './schema'

export type { IndexedRaid } from './schema'

/**
 * Sorted by tier, region and name. `npm run ship-data` writes it from the rosters, the bundled data
 * and the plans, which are far larger.
 */
export const raidIndex: readonly IndexedRaid[] = ownData(raidIndexFile)
