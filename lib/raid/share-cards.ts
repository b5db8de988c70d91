import { parseSegments } from './deep-link'
import { prerenderedSegments } from './prerendered'
import { NOTHING_CHOSEN, type Selection } from './selection'
import { shareCardPath } from './share-card-path'

/**
 * The selection of each share card, by the card's path: the site itself, each raid, and each raid with each Tera type.
 * Every prerendered page has its card among them.
 */
export function shareCards(): Map<string, Selection> {
  const raids = prerenderedSegments()
    .map(parseSegments)
    .filter(({ boss }) => boss)
  return new Map([NOTHING_CHOSEN, ...raids].map((selection) => [shareCardPath(selection), selection]))
}
