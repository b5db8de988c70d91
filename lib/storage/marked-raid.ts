import { type RaidId, raidKey } from '@/lib/raid/raid-id'

/** A raid of which the device keeps something. */
export interface MarkedRaid extends RaidId {
  /** The `id` of its set, if it came by event: see `EventRaid`. */
  readonly setId?: string | undefined
}

/**
 * The key by which the device keeps something of a raid: `6/Paldea/Garchomp`. A raid by event is kept by its set: the bare name
 * of a boss goes to a newer set, of which nothing is said yet.
 */
export function markKey(raid: MarkedRaid): string {
  return raidKey({ ...raid, boss: raid.setId ?? raid.boss })
}
