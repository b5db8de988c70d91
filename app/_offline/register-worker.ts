import { fileHref } from '@/lib/links/site'
import { SAVE_ADDRESSES, SAVE_RELEASE, WORKER_FILE } from '@/lib/offline/worker-messages'

/**
 * Registers the service worker. The first visit saves what the page has loaded; later visits save the whole release.
 * Never rejects, since the site works online without a worker.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const isFirstVisit = !navigator.serviceWorker.controller
    await navigator.serviceWorker.register(fileHref(WORKER_FILE))
    await (isFirstVisit ? saveLoaded() : saveRelease())
  } catch (error) {
    console.warn('The site will not work offline:', error)
  }
}

/** Saves the whole release, so that every raid works offline. Never rejects: `registerWorker` logs failures. */
export async function saveRelease(): Promise<void> {
  if ('serviceWorker' in navigator) await send({ type: SAVE_RELEASE }).catch(() => undefined)
}

function saveLoaded(): Promise<void> {
  return send({ type: SAVE_ADDRESSES, payload: { urlsToCache: loadedAddresses() } })
}

async function send(message: object) {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

// Browsers don't list images that are still loading.
function loadedAddresses(): string[] {
  const images = [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean)
  const resources = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set([window.location.href, ...images, ...resources])]
}
