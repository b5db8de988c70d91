import { TIERS, type Tier } from '@/data/vocabulary'
import { findLabel } from '@/lib/raid/selection'

/** The storage key of the tier that a visitor chose last. */
export const TIER_KEY = 'tera-raid-info-tier'

/** Reads stored text. `undefined` for any that is no tier. */
export function readTier(text: string): Tier | undefined {
  return findLabel(TIERS, text)
}
