import { ownData } from '@/data/own-data'
import type { EventRaid } from '@/data/schema/event-raids'
import fiveStarFile from './five-star.json'
import sevenStarFile from './seven-star.json'

export type { EventRaid } from '@/data/schema/event-raids'

/** The sets of 5★ and 7★ raids by event, by name. */
export const eventRaids: Readonly<Record<'5' | '7', readonly EventRaid[]>> = {
  '5': ownData(fiveStarFile),
  '7': ownData(sevenStarFile),
}
