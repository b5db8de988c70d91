import type { Metadata } from 'next'
import { ownPath } from '@/lib/links/address'
import { parsePath } from '@/lib/raid/deep-link'
import { documentTitle, raidTitle, SITE_TITLE } from '@/lib/raid/raid-title'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { SHARE_CARD, shareCardPath } from '@/lib/raid/share-card-path'
import { raidDescription, SITE_DESCRIPTION } from '@/lib/raid-view/raid-description'
import { fileAddress, pageAddress } from '@/lib/site'
import type { PrerenderedPage } from './prerendered-page'

/** The head of a prerendered page, for browsers, search engines and link previews. */
export function pageMetadata({ path, raid }: PrerenderedPage): Metadata {
  const selection = parsePath(path) ?? NOTHING_CHOSEN
  const title = raidTitle(selection) || SITE_TITLE
  const description = raid ? raidDescription(raid) : SITE_DESCRIPTION
  const address = pageAddress(ownPath(path))
  return {
    title: documentTitle(selection),
    description,
    alternates: { canonical: address },
    openGraph: {
      type: 'website',
      siteName: SITE_TITLE,
      title,
      description,
      url: address,
      images: { url: fileAddress(shareCardPath(selection)), ...SHARE_CARD, alt: title },
    },
    twitter: { card: 'summary_large_image' },
  }
}
