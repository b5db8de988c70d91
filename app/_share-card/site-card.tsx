import sharp from 'sharp'
import { iconSource } from '@/app/icons/icons'
import { SHARE_CARD } from '@/lib/raid/share-card-path'
import { draw } from './draw'
import { SiteCard } from './SiteCard'

/** The card of the site, as a PNG file. */
export async function siteCard(): Promise<Buffer> {
  const icon = `data:image/svg+xml;base64,${(await iconSource()).toString('base64')}`
  const png = await draw(<SiteCard icon={icon} />, SHARE_CARD)
  return sharp(png).png({ palette: true, dither: 0 }).toBuffer()
}
