import { fileHref } from '@/lib/links/site'

// Not in `caches.ts`, which the service worker includes: `fileHref` needs the `process` of a build.

/**
 * Whether a service worker has saved a whole release, so that every raid works offline. Never rejects: returns false
 * if the browser refuses to answer.
 */
export async function isReleaseSaved(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false
  try {
    // The worker saves the shell last, and adds the shell's revision to the address.
    return (await caches.match(fileHref('/index.html'), { ignoreSearch: true })) !== undefined
  } catch {
    return false
  }
}
