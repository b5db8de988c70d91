import { useEffect, useMemo } from 'react'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { useHydrated } from '@/app/_ui/use-hydrated'
import type { IndexedRaid } from '@/data/shipped/raid-index'
import { gameTerms } from '@/lib/finder/game-terms'
import { withRunning } from '@/lib/finder/latest-events'
import type { FoundRaid } from '@/lib/finder/search-raids'

const otherNamesPart = lazyPart(
  'What a search finds by other names',
  () => import('@/lib/finder/other-names'),
)

/**
 * The raids and names that the search knows: running events once the visitor's clock is known, and once other names are
 * loaded, solo winners, short names and misspellings.
 *
 * @param all in the order of the index
 */
export function useSearchedRaids(all: readonly IndexedRaid[]) {
  const otherNames = otherNamesPart.useIfLoaded()?.otherNames
  const hasClock = useHydrated()
  const raids = useMemo(() => {
    const current = hasClock ? withRunning(all, new Date()) : all
    if (!otherNames) return current
    return current.map((raid, index) => ({ ...raid, wonWith: otherNames.soloWinners[index] ?? [] }))
  }, [all, otherNames, hasClock])
  const terms = useMemo(() => gameTerms(raids, otherNames), [raids, otherNames])
  return { raids, terms, otherNames }
}

/**
 * Loads other names if a text matches neither a boss nor a trait of a boss, since few searches need them. Returns whether
 * loading failed.
 */
export function useOtherNamesFor(text: string, matches: readonly FoundRaid[]): boolean {
  const { failed } = otherNamesPart.useProgress()
  const isUnknown = text.trim() !== '' && matches.every(({ guess }) => guess)
  useEffect(() => {
    if (isUnknown) otherNamesPart.load()
  }, [isUnknown])
  return isUnknown && failed
}
