import { useEffect } from 'react'
import { liveRaidModule } from './live-raid-module'
import { registerWorker } from './register-worker'
import { savesData } from './saves-data'
import { whenIdle } from './when-idle'

/**
 * Makes the site work offline, once the page is quiet and has all that it needs itself: what is precached was then
 * loaded already, and comes from the browser's cache. `next dev` has no service worker.
 */
export function useOffline() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || savesData()) return
    return whenIdle(async () => {
      await liveRaidModule.load()
      whenIdle(registerWorker)
    })
  }, [])
}
