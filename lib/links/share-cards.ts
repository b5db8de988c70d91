import { NOTHING_CHOSEN, raidIdOf, type Selection } from '@/lib/raid/selection'
import { parseSegments } from './deep-link'
import { fileNameOf, raidFile } from './file-names'
import { prerenderedSegments } from './prerendered'

/** In pixels. Discord, Twitter and Facebook show this size uncropped. */
export const SHARE_CARD = { width: 1200, height: 630 } as const

export const SHARE_CARD_FOLDER = '/share-card'

/**
 * Returns the path of the share card of a selection, without base path:
 * `/share-card/6/paldea/indeedee-female/fairy.png`. Without a boss it is the card of the site.
 */
export function shareCardPath(selection: Selection): string {
  const id = raidIdOf(selection)
  const segments = id ? [raidFile(id), fileNameOf(selection.teraType ?? '')] : ['site']
  return `${SHARE_CARD_FOLDER}/${segments.filter(Boolean).join('/')}.png`
}

/** Returns the selection of each share card, by path: the site, each raid, and each raid with each Tera type. */
export function shareCards(): Map<string, Selection> {
  const raids = prerenderedSegments()
    .map(parseSegments)
    .filter(({ boss }) => boss)
  return new Map([NOTHING_CHOSEN, ...raids].map((selection) => [shareCardPath(selection), selection]))
}
