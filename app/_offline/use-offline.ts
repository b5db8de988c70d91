import { useEffect } from 'react'
import { liveRaidPart } from '@/app/_live/live-raid-part'
import { isWanted } from './is-wanted'
import { onceEngaged } from './once-engaged'
import { registerWorker, saveRelease } from './register-worker'
import { whenIdle } from './when-idle'

/**
 * Makes the site work offline: a page that somebody reads, with all it has loaded, and the whole release from the first
 * choice or the second visit. A first glance at a shared link costs nothing. Nothing under Save-Data; `next dev` has no
 * service worker.
 */
export function useOffline() {
  const knowsAllRaids = liveRaidPart.useIfLoaded() !== undefined
  useEffect(() => {
    if (!isWanted()) return
    return hasWorker() ? whenIdle(registerWorker) : onceEngaged(registerWorker)
  }, [])
  useEffect(() => {
    if (knowsAllRaids && isWanted()) return whenIdle(saveAll)
  }, [knowsAllRaids])
}

async function saveAll() {
  await registerWorker()
  await saveRelease()
}

/** Whether the visitor has been here before. Browsers offer service workers on HTTPS and localhost only. */
function hasWorker(): boolean {
  try {
    return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  } catch {
    // A page in a sandbox may not even look.
    return false
  }
}
