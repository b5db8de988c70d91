import { useEffect } from 'react'
import { liveRaidPart } from '@/app/_live/live-raid-part'
import { prefersReducedData } from '@/app/_ui/prefers-reduced-data'
import { whenIdle } from '@/app/_ui/when-idle'
import { registerWorker, saveRelease } from './register-worker'

/**
 * Makes the site work offline: once the page is quiet, what it has loaded itself, and once the visitor has chosen something
 * or is about to, all of it. Most of that comes from the browser's own cache. Nothing under Save-Data; `next dev` has no
 * service worker.
 */
export function useOffline() {
  const knowsAllRaids = liveRaidPart.useIfLoaded() !== undefined
  useEffect(() => {
    if (isWanted()) return whenIdle(registerWorker)
  }, [])
  useEffect(() => {
    if (knowsAllRaids && isWanted()) return whenIdle(saveRelease)
  }, [knowsAllRaids])
}

function isWanted(): boolean {
  return process.env.NODE_ENV === 'production' && !prefersReducedData()
}
