import { useEffect } from 'react'
import { liveRaidPart } from '@/app/_live/live-raid-part'
import { registerWorker, saveRelease } from './register-worker'
import { isWanted, onceEngaged, whenIdle } from './run-when'

/** The cache of the site's predecessor. Nothing reads it anymore. */
const LEGACY_CACHE = 'tera-raid-info-1'

/**
 * Makes the site work offline. Saves a page once the visitor scrolls it, and the whole release from the first choice or the
 * second visit. A first look at a shared link saves nothing.
 */
export function useOffline() {
  const knowsAllRaids = liveRaidPart.useIfLoaded() !== undefined
  useEffect(() => {
    // Browsers that have or allow no caches have nothing to delete.
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
    // This throws in a sandboxed page.
    return false
  }
}
