import type { IndexedRaid } from '@/data/shipped/raid-index'
import { placesLeft } from '@/lib/raid/places'
import type { Selection } from '@/lib/raid/selection'

export type ListedRaid = Pick<
  IndexedRaid,
  'tier' | 'region' | 'boss' | 'types' | 'teraType' | 'setId' | 'lastEvent'
>

/** Returns the raids that match the tier, region and Tera type of a selection, in the given order. */
export function listedRaids(raids: readonly IndexedRaid[], selection: Selection): ListedRaid[] {
  const places = placesLeft(selection)
  const { teraType: asked } = selection
  return raids
    .filter((raid) => places.some(({ tier, region }) => raid.tier === tier && raid.region === region))
    .filter(({ teraType }) => !teraType || !asked || teraType === asked)
    .map(({ tier, region, boss, types, teraType, setId, lastEvent }) => ({
      ...{ tier, region, boss, types },
      ...(teraType && { teraType }),
      ...(setId && { setId }),
      ...(lastEvent && { lastEvent }),
    }))
}
