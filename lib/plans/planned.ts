import { BY_EVENT } from '@/data/vocabulary'
import type { RaidId } from '@/lib/raid/raid-id'

/** Whether there are plans against a boss: against those by event there are none yet. */
export function isPlanned({ region }: Pick<RaidId, 'region'>): boolean {
  return region !== BY_EVENT
}
