import { typeColours } from '@/data/type-colours'
import type { Selection } from '@/lib/raid/selection'
import { type RaidView, shippedRaidView } from '@/lib/raid-view/raid-view'
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
  return paintCard(await raidArt(raid), await teraLabel(labelText(raid)), typeColours[accent])
}

function labelText({ teraType }: RaidView): string {
  return teraType ? `Tera ${teraType}` : 'Any Tera type'
}
