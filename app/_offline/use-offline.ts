import { useEffect } from 'react'
import { liveRaidModule } from '@/app/_live/live-raid-module'
import { prefersReducedData } from '@/app/_ui/prefers-reduced-data'
import { whenIdle } from '@/app/_ui/when-idle'
import { registerWorker } from './register-worker'

/**
 * Makes the site work offline, once the page is quiet and has all that it needs itself: what is precached was then
 * loaded already, and comes from the browser's cache. `next dev` has no service worker.
 */
export function useOffline() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || prefersReducedData()) return
    return whenIdle(async () => {
      await liveRaidModule.load()
      whenIdle(registerWorker)
    })
  }, [])
}
