import { useEffect } from 'react'
import { parsePath } from '@/lib/raid/deep-link'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { lazyPart } from './lazy-part'
import { savesData } from './saves-data'
import { whenIdle } from './when-idle'

/**
 * The part of the program that knows all raids and asks the creature service: rosters, shipped data, schemas and
 * React Query are heavier than the first load may be, and a prerendered page needs none of them.
 */
export const liveRaidModule = lazyPart('The data of all raids', () => import('./live-raid-part'))

/**
 * Loads the program part ahead of time, once the page is quiet, and rehearses it: choosing a raid then waits for nothing.
 *
 * @param pagePath the path of the prerendered page
 */
export function usePreloadedLiveRaid(pagePath: string) {
  useEffect(() => {
    if (savesData()) return
    return whenIdle(async () => {
      await liveRaidModule.load()
      whenIdle(() => liveRaidModule.loaded()?.rehearse(parsePath(pagePath) ?? NOTHING_CHOSEN))
    })
  }, [pagePath])
}
