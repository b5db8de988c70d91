import { REGIONS, type Region, TIERS, type Tier } from '@/data/vocabulary'

/** A separate module, because parsing addresses needs bundled data, which the service worker and a fresh clone lack. */
export interface RaidId {
  readonly tier: Tier
  readonly region: Region
  readonly boss: string
}

/** `6/Paldea/Garchomp` */
export function raidKey({ tier, region, boss }: RaidId): string {
  return `${tier}/${region}/${boss}`
}

/** Without anchors. */
export const RAID_KEY_PATTERN = `(?:${TIERS.join('|')})/(?:${REGIONS.join('|')})/.{1,50}`

export interface MarkedRaid extends RaidId {
  /** Set for an event raid: see `EventRaid`. */
  readonly setId?: string | undefined
}

/**
 * Returns the key under which the device stores something about a raid: `6/Paldea/Garchomp`. The key of an event
 * raid has its version, since the bare name of a boss passes to newer versions.
 */
export function markKey(raid: MarkedRaid): string {
  return raidKey({ ...raid, boss: raid.setId ?? raid.boss })
}
