import type { IndexedRaid } from '@/data/shipped/raid-index'
import { rosterTier, type Selection } from '@/lib/raid/selection'

/**
 * The same raids, those of the chosen tier first, and within a tier those of the chosen region: players mostly go on where
 * they are. Without a tier, those of the tier that then is offered. Otherwise the given order is kept.
 */
export function nearestFirst(
  raids: readonly IndexedRaid[],
  { tier, region }: Pick<Selection, 'tier' | 'region'>,
): readonly IndexedRaid[] {
  const distance = (raid: IndexedRaid) =>
    (raid.tier === rosterTier(tier) ? 0 : 2) + (raid.region === region ? 0 : 1)
  return raids.toSorted((one, other) => distance(one) - distance(other))
}
