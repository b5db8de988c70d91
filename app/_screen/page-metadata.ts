import type { Metadata } from 'next'
import { canonicalPath } from '@/lib/links/address'
import { parsePath } from '@/lib/raid/deep-link'
import { raidTitle, SITE_TITLE } from '@/lib/raid/raid-title'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { SHARE_CARD, shareCardPath } from '@/lib/raid/share-card-path'
import { raidDescription, SITE_DESCRIPTION } from '@/lib/raid-view/raid-description'
import { fileAddress, pageAddress } from '@/lib/site'
import type { PrerenderedPage } from './prerendered-page'

/** The description of a prerendered page for search engines and link previews. Title and address: see `DocumentHead`. */
export function pageMetadata({ path, raid, toBring }: PrerenderedPage): Metadata {
  const selection = parsePath(path) ?? NOTHING_CHOSEN
  const title = raidTitle(selection) || SITE_TITLE
  const description = raid ? raidDescription(raid, toBring) : SITE_DESCRIPTION
  return {
    description,
    openGraph: {
      type: 'website',
      siteName: SITE_TITLE,
      title,
      description,
      url: pageAddress(canonicalPath(path)),
      images: { url: fileAddress(shareCardPath(selection)), ...SHARE_CARD, alt: title },
    },
    twitter: { card: 'summary_large_image' },
  }
}
