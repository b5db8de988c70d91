import { useEffect, useMemo } from 'react'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import type { IndexedRaid } from '@/data/shipped/raid-index'
import { gameTerms } from '@/lib/finder/game-terms'
import type { FoundRaid } from '@/lib/finder/search-raids'

const winnersPart = lazyPart('What wins raids', () => import('@/data/shipped/solo-winners'))

/**
 * All raids as a text finds them, with what wins them once that is loaded, and the names that it may have.
 *
 * @param all in the order of the index
 */
export function useSearchedRaids(all: readonly IndexedRaid[]) {
  const winners = winnersPart.useIfLoaded()?.soloWinners
  const raids = useMemo(() => {
    if (!winners) return all
    return all.map((raid, place) => ({ ...raid, wonWith: winners[place] ?? [] }))
  }, [all, winners])
  const terms = useMemo(() => gameTerms(raids), [raids])
  return { raids, terms }
}

/**
 * Loads what wins raids, once a text is no name of a boss and nothing that one has: 6 kB that few searches need. Gives whether
 * it could not be loaded.
 */
export function useWinnersFor(text: string, found: readonly FoundRaid[]): boolean {
  const { failed } = winnersPart.useProgress()
  const isUnknown = text.trim() !== '' && found.every(({ guess }) => guess)
  useEffect(() => {
    if (isUnknown) winnersPart.load()
  }, [isUnknown])
  return isUnknown && failed
}
