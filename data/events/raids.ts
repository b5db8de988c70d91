import { ownData } from '@/data/own-data'
import fiveStarFile from './five-star.json'
import type { EventRaid } from './schema'
import sevenStarFile from './seven-star.json'

export type { EventRaid } from './schema'

/** Sorted by name. */
export const eventRaids: Readonly<Record<'5' | '7', readonly EventRaid[]>> = {
  '5': ownData(fiveStarFile),
  '7': ownData(sevenStarFile),
}
