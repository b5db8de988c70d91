import { REGIONS, type Region, TIERS, type Tier } from '@/data/vocabulary'
import type { Selection } from './selection'

/** A tier and a region, which together have a list of bosses. */
export interface Place {
  readonly tier: Tier
  readonly region: Region
}

/** The tiers in the order of lists: the harder one first. */
export const LISTED_TIERS: readonly Tier[] = [...TIERS].reverse()

/** The places that match a selection: all tiers when none is chosen, all regions when none is chosen. */
export function placesLeft({ tier, region }: Selection): Place[] {
  const tiers = tier ? [tier] : LISTED_TIERS
  const regions = region ? [region] : REGIONS
  return tiers.flatMap((oneTier) => regions.map((oneRegion) => ({ tier: oneTier, region: oneRegion })))
}

/** The name of a place: `6★ Paldea`. */
export function placeName({ tier, region }: Place): string {
  return `${tier}★ ${region}`
}
