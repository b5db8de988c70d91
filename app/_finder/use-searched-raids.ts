import { useEffect, useMemo } from 'react'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import type { IndexedRaid } from '@/data/shipped/raid-index'
import { gameTerms } from '@/lib/finder/game-terms'
import type { FoundRaid } from '@/lib/finder/search-raids'

const otherNamesPart = lazyPart(
  'What a search finds by other names',
  () => import('@/lib/finder/other-names'),
)

/**
 * All raids as a text finds them, and the names that it may have: also what wins the raids, short names and misspelt ones
 * once these are loaded.
 *
 * @param all in the order of the index
 */
export function useSearchedRaids(all: readonly IndexedRaid[]) {
  const otherNames = otherNamesPart.useIfLoaded()?.otherNames
  const raids = useMemo(() => {
    if (!otherNames) return all
    return all.map((raid, place) => ({ ...raid, wonWith: otherNames.soloWinners[place] ?? [] }))
  }, [all, otherNames])
  const terms = useMemo(() => gameTerms(raids, otherNames), [raids, otherNames])
  return { raids, terms, otherNames }
}

/**
 * Loads the other names once a text is neither a boss's name nor anything that a boss has: few searches need them. Returns
 * whether loading failed.
 */
export function useOtherNamesFor(text: string, found: readonly FoundRaid[]): boolean {
  const { failed } = otherNamesPart.useProgress()
  const isUnknown = text.trim() !== '' && found.every(({ guess }) => guess)
  useEffect(() => {
    if (isUnknown) otherNamesPart.load()
  }, [isUnknown])
  return isUnknown && failed
}
