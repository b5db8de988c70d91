import { type Raid, teraTypesOf } from '@/lib/raid/raid'
import type { Sentences } from '@/lib/words/language'
import { liveRaidView } from './live-raid-view'
import type { RaidView } from './raid-view'
import { type RaidViews, raidViews } from './raid-views'

/**
 * The views of a raid from shipped data with each Tera type that its boss may have. Throws when there is no creature of it.
 *
 * @param raid without a Tera type
 */
export function shippedRaidViews(raid: Raid, sentences: Sentences): RaidViews {
  const viewOf = (of: Raid): RaidView => {
    const view = liveRaidView(of, { creature: undefined, moves: [] }, sentences)
    if (!view) throw new Error(`data/shipped/creatures.json has no creature of ${of.boss.name}`)
    return view
  }
  const own = viewOf({ ...raid, teraType: raid.boss.teraType })
  return raidViews(
    own,
    teraTypesOf(raid.boss).map((teraType) => viewOf({ ...raid, teraType })),
  )
}
