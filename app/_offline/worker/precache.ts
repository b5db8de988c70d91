import type { Serwist } from 'serwist'

/**
 * Puts all that is precached into the cache, one file after the other. Rejects with the first that fails: the worker is
 * then not installed, and the next visit tries again.
 */
export async function precache(serwist: Serwist, event: ExtendableEvent): Promise<void> {
  // Serwist's `handleInstall` never ends when a file fails: its queues lose what they reject with, and the browser waits.
  for (const [address, cacheKey] of serwist.getUrlsToPrecacheKeys()) {
    const request = new Request(address, { cache: isHashed(address, cacheKey) ? 'default' : 'reload' })
    await Promise.all(
      serwist.precacheStrategy.handleAll({ event, request, url: new URL(address), params: { cacheKey } }),
    )
  }
}

// What has a hash in its name is kept under its own address, anything else under that with its revision.
function isHashed(address: string, cacheKey: string): boolean {
  return address === cacheKey
}
