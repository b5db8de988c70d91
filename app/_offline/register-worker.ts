import { ATTACKERS_FOLDER } from '@/lib/attackers/attackers-folder'
import { WORKER_FILE } from '@/lib/offline/worker-file'
import { fileHref } from '@/lib/site'

/**
 * Registers the service worker, by which the site works offline. On the first visit it is also given the page, its
 * images and its attackers, which were there before it. Never rejects: without a worker the site needs the network, and no more.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const { controller, ready } = navigator.serviceWorker
    await navigator.serviceWorker.register(fileHref(WORKER_FILE))
    const { active } = await ready
    if (!controller) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: shownAddresses() } })
  } catch (error) {
    console.warn('The site will not work offline:', error)
  }
}

function shownAddresses(): string[] {
  const images = [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return [window.location.href, ...images, ...loaded.filter(isOfAttackers)]
}

function isOfAttackers(address: string): boolean {
  return address.startsWith(`${window.location.origin}${fileHref(ATTACKERS_FOLDER)}/`)
}
