import { typeColours } from '@/data/type-colours'
import type { Selection } from '@/lib/raid/selection'
import { type RaidView, shippedRaidView } from '@/lib/raid-view/raid-view'
import { weaknessesOf } from '@/lib/raid-view/weaknesses-of'
import { paintCard } from './paint-card'
import { raidArt } from './raid-art'
import { siteCard } from './site-card'
import { teraLabel } from './tera-label'

/** The picture that shows a selection where its link is shared, as a PNG file; the site's own while no boss is chosen. */
export async function shareCard(selection: Selection): Promise<Buffer> {
  const raid = shippedRaidView(selection)
  return raid ? raidCard(raid) : siteCard()
}

async function raidCard(raid: RaidView): Promise<Buffer> {
  const accent = raid.teraType ?? raid.types[0] ?? 'Normal'
  const { teraType } = raid
  const label = teraType
    ? await teraLabel(`Tera ${teraType}`, `Weak to ${weaknessesOf(raid).join(', ')}`)
    : await teraLabel('Any Tera type', '')
  return paintCard(await raidArt(raid), label, typeColours[accent])
}
