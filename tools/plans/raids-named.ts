import { guessParts } from '@/lib/links/guessed-parts'
import { suggestRaids } from '@/lib/links/suggested-raids'
import { readSegments, segmentsOf } from '@/lib/raid/deep-link'
import { fileNameOf } from '@/lib/raid/file-name'
import { LISTED_RAIDS, type ListedRaid } from './listed-raids'

const MOST_NEAREST = 3

/**
 * The bosses that a name of the command line means: all of a tier, of a region, or one. Throws, with the nearest names, when
 * there is none.
 */
export function raidsNamed(name: string): readonly ListedRaid[] {
  const asked = name.split('/').map(fileNameOf)
  const found = LISTED_RAIDS.filter((raid) =>
    asked.every((part, place) => raid.name.split('/')[place] === part),
  )
  if (found.length > 0) return found
  const nearest = nearestRaids(name)
  throw new Error(
    nearest.length > 0
      ? `No raid is named ${name}. Did you mean ${nearest.join(' or ')}?`
      : `No raid is named ${name}. A tier, a region and a boss name one: 6/Paldea/Garchomp`,
  )
}

/** The raids that a misspelt name may mean, the likeliest first, read as a link is; none where no boss has such a name. */
export function nearestRaids(name: string): string[] {
  const guessed = guessParts(readSegments(name.split('/')))
  const raids = guessed.bosses.length > 0 ? suggestRaids(guessed) : []
  return raids.slice(0, MOST_NEAREST).map((raid) => segmentsOf(raid).join('/'))
}
