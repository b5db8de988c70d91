import type { IndexedRaid } from '@/data/shipped/raid-index'
import { rosterTier, type Selection } from '@/lib/raid/selection'

/**
 * The same raids, those of the chosen tier first (6★ while none is chosen), and within a tier those of the chosen region.
 * Otherwise the given order is kept. Players mostly stay where they are.
 */
export function nearestFirst(
  raids: readonly IndexedRaid[],
  { tier, region }: Pick<Selection, 'tier' | 'region'>,
): readonly IndexedRaid[] {
  const distance = (raid: IndexedRaid) =>
    (raid.tier === rosterTier(tier) ? 0 : 2) + (raid.region === region ? 0 : 1)
  return raids.toSorted((one, other) => distance(one) - distance(other))
}
