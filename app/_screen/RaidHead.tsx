import { documentTitle, raidTitle, SITE_TITLE } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import { SHARE_CARD, shareCardPath } from '@/lib/raid/share-card-path'
import { SITE_DESCRIPTION } from '@/lib/raid-view/raid-description'
import { fileAddress, pageAddress } from '@/lib/site'

interface Props {
  /** The path of the page without base path. */
  path: string
  selection: Selection
  /** In a sentence or two; that of the site where it is not known. */
  description?: string | undefined
}

/**
 * What the head of the document says of the raid. React puts it there, on the prerendered page as for every raid chosen
 * later. Next's metadata would write it into each page twice, and would not follow what is chosen.
 */
export function RaidHead({ path, selection, description = SITE_DESCRIPTION }: Props) {
  const title = raidTitle(selection) || SITE_TITLE
  return (
    <>
      <title>{documentTitle(selection)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={pageAddress(path)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE_TITLE} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={pageAddress(path)} />
      <meta property="og:image" content={fileAddress(shareCardPath(selection))} />
      <meta property="og:image:width" content={`${SHARE_CARD.width}`} />
      <meta property="og:image:height" content={`${SHARE_CARD.height}`} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
