import type { Metadata } from 'next'
import type { ToBring } from '@/lib/bring/to-bring'
import { canonicalPath } from '@/lib/links/address'
import { parsePath } from '@/lib/links/deep-link'
import { SHARE_CARD, shareCardPath } from '@/lib/links/share-cards'
import { fileAddress, pageAddress } from '@/lib/links/site'
import { titleOf } from '@/lib/raid/raid-title'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { raidDescription } from '@/lib/raid-view/raid-description'
import type { RaidView } from '@/lib/raid-view/raid-view'
import type { Labels, Sentences } from '@/lib/words/language'

/** `DocumentHead` has title and address. */
export function pageMetadata(
  { path, raid, toBring }: PrerenderedPage,
  { titles }: Labels,
  sentences: Sentences,
): Metadata {
  const selection = parsePath(path) ?? NOTHING_CHOSEN
  const title = titles.raid(titleOf(selection)) || titles.site
  const description = raid ? raidDescription(raid, toBring, sentences) : sentences.description.site
  return {
    description,
    openGraph: {
      type: 'website',
      siteName: titles.site,
      title,
      description,
      url: pageAddress(canonicalPath(path)),
      images: { url: fileAddress(shareCardPath(selection)), ...SHARE_CARD, alt: title },
    },
    twitter: { card: 'summary_large_image' },
  }
}

export interface PrerenderedPage {
  readonly path: string
  readonly raid?: RaidView | undefined
  readonly toBring?: ToBring | undefined
}
