import { useEffect } from 'react'
import { liveRaidPart } from '@/app/_live/live-raid-part'
import { registerWorker, saveRelease } from './register-worker'
import { isWanted, onceEngaged, whenIdle } from './run-when'

/** The cache that the app of old links left behind; nothing reads it any more. */
const LEGACY_CACHE = 'tera-raid-info-1'

/**
 * Makes the site work offline: a page that is being read, with all it has loaded, and the whole release from the first
 * choice or the second visit. A first glance at a shared link costs nothing. Nothing under Save-Data; `next dev` has no
 * service worker.
 */
export function useOffline() {
  const knowsAllRaids = liveRaidPart.useIfLoaded() !== undefined
  useEffect(() => {
    // Browsers without caches, or that refuse them, have none to delete.
    deleteLegacyCache().catch(() => undefined)
    if (!isWanted()) return
    return hasWorker() ? whenIdle(registerWorker) : onceEngaged(registerWorker)
  }, [])
  useEffect(() => {
    if (knowsAllRaids && isWanted()) return whenIdle(saveAll)
  }, [knowsAllRaids])
}

// Asynchronous, because in a sandboxed page reading `caches` throws.
async function deleteLegacyCache() {
  await globalThis.caches?.delete(LEGACY_CACHE)
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
    // In a sandboxed page even this throws.
    return false
  }
}
