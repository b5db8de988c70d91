import type { IndexedRaid } from '@/data/shipped/raid-index'
import { placesLeft } from '@/lib/raid/places'
import type { Selection } from '@/lib/raid/selection'

export type ListedRaid = Pick<
  IndexedRaid,
  'tier' | 'region' | 'boss' | 'types' | 'teraType' | 'setId' | 'lastEvent'
>

export function listedRaids(raids: readonly IndexedRaid[], selection: Selection): ListedRaid[] {
  const places = placesLeft(selection)
  const { teraType: chosenType } = selection
  return raids
    .filter((raid) => places.some(({ tier, region }) => raid.tier === tier && raid.region === region))
    .filter(({ teraType }) => !teraType || !chosenType || teraType === chosenType)
    .map(({ tier, region, boss, types, teraType, setId, lastEvent }) => ({
      ...{ tier, region, boss, types },
      ...(teraType && { teraType }),
      ...(setId && { setId }),
      ...(lastEvent && { lastEvent }),
    }))
}
