import { useEffect } from 'react'
import { liveRaidPart } from '@/app/_live/live-raid-part'
import { registerWorker, saveRelease } from './register-worker'
import { onceEngaged, shouldSaveOffline, whenIdle } from './run-when'

const LEGACY_CACHE = 'tera-raid-info-1'

/**
 * Makes the site work offline. Saves a page once the visitor scrolls it, and the whole release after the first choice or
 * on the second visit. A first look at a shared link saves nothing.
 */
export function useOffline() {
  const knowsAllRaids = liveRaidPart.useIfLoaded() !== undefined
  useEffect(() => {
    deleteLegacyCache().catch(() => undefined)
    if (!shouldSaveOffline()) return
    return hasWorker() ? whenIdle(registerWorker) : onceEngaged(registerWorker)
  }, [])
  useEffect(() => {
    if (knowsAllRaids && shouldSaveOffline()) return whenIdle(saveAll)
  }, [knowsAllRaids])
}

// `async`, since reading `caches` throws in a sandboxed page.
async function deleteLegacyCache() {
  await globalThis.caches?.delete(LEGACY_CACHE)
}

async function saveAll() {
  await registerWorker()
  await saveRelease()
}

/** Whether the visitor has been here before. Browsers only offer service workers on HTTPS and localhost. */
function hasWorker(): boolean {
  try {
    return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  } catch {
    return false
  }
}
