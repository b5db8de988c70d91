import { fileHref } from '@/lib/links/site'

/**
 * Whether a service worker has saved the whole of a release, so that every raid shows without a network. Never rejects: a
 * browser that refuses has saved none.
 */
export async function isReleaseSaved(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false
  try {
    // The worker saves the shell last, and adds its revision to the address.
    return (await caches.match(fileHref('/index.html'), { ignoreSearch: true })) !== undefined
  } catch {
    return false
  }
}
