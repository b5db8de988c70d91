import { useEffect } from 'react'
import { lazyPart } from '@/app/_ui/lazy-part'
import { prefersReducedData } from '@/app/_ui/prefers-reduced-data'
import { whenIdle } from '@/app/_ui/when-idle'

/**
 * The part of the program that knows all raids and asks the creature service: rosters, shipped data, schemas and
 * React Query are heavier than the first load may be, and a prerendered page needs none of them.
 */
export const liveRaidModule = lazyPart('The data of all raids', () => import('./live-raid-part'))

/** Loads the program part ahead of time, once the page is quiet: choosing a raid then waits for nothing. */
export function usePreloadedLiveRaid() {
  useEffect(() => {
    if (!prefersReducedData()) return whenIdle(liveRaidModule.load)
  }, [])
}
