import { REGIONS, type Region, TIERS, type Tier } from '@/data/vocabulary'
import type { Selection } from './selection'

/** Where raids are: a tier and a region, which have a list of bosses together. */
export interface Place {
  readonly tier: Tier
  readonly region: Region
}

/** The tiers as they are listed: the harder one first. */
export const LISTED_TIERS: readonly Tier[] = [...TIERS].reverse()

/** The places that a selection leaves: every tier where none is chosen, and every region where none is. */
export function placesLeft({ tier, region }: Selection): Place[] {
  const tiers = tier ? [tier] : LISTED_TIERS
  const regions = region ? [region] : REGIONS
  return tiers.flatMap((oneTier) => regions.map((oneRegion) => ({ tier: oneTier, region: oneRegion })))
}

/** What a place is called: `6★ Paldea`. */
export function placeName({ tier, region }: Place): string {
  return `${tier}★ ${region}`
}
