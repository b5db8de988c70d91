import { ownPath } from '@/lib/links/address'
import { documentTitle } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import { pageAddress } from '@/lib/site'

interface Props {
  /** Without base path. */
  path: string
  selection: Selection
}

/**
 * The tags of the head that follow the chosen raid: React puts them there. The title names the tab and the entry of the
 * history, and the share menu of mobile browsers sends the canonical address. The other tags are for those who load a page
 * without its scripts: see `pageMetadata`.
 */
export function DocumentHead({ path, selection }: Props) {
  return (
    <>
      <title>{documentTitle(selection)}</title>
      <link rel="canonical" href={pageAddress(ownPath(path))} />
    </>
  )
}
