import { parseSegments } from './deep-link'
import { prerenderedSegments } from './prerendered'
import { NOTHING_CHOSEN, type Selection } from './selection'
import { shareCardPath } from './share-card-path'

/**
 * What each share card shows, by the card's path: nothing chosen, each raid, and each raid with each Tera type.
 * Every page that is prerendered has its card among them.
 */
export function shareCards(): Map<string, Selection> {
  const raids = prerenderedSegments()
    .map(parseSegments)
    .filter(({ boss }) => boss)
  return new Map([NOTHING_CHOSEN, ...raids].map((selection) => [shareCardPath(selection), selection]))
}
