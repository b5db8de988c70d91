import { fileNameOf } from './file-name'
import { rosterTier, type Selection } from './selection'

/** The size of a share card in pixels: Discord, Twitter and Facebook show it uncropped. */
export const SHARE_CARD = { width: 1200, height: 630 } as const

/** The folder of the share cards, without base path. */
export const SHARE_CARD_FOLDER = '/share-card'

/**
 * The path of the share card of a selection, without base path: `/share-card/6/paldea/indeedee-female/fairy.png`.
 * Without a boss it is the site's own card.
 */
export function shareCardPath({ tier, region, boss, teraType }: Selection): string {
  const parts = boss ? [rosterTier(tier), region, boss, teraType] : ['site']
  return `${SHARE_CARD_FOLDER}/${parts
    .map((part) => fileNameOf(part ?? ''))
    .filter(Boolean)
    .join('/')}.png`
}
