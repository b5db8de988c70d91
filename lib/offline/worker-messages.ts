/** Message to the service worker: save the addresses in `payload.urlsToCache`. Serwist handles it. */
export const SAVE_ADDRESSES = 'CACHE_URLS'

/** Message to the service worker: save the whole release, so that every raid works offline. */
export const SAVE_RELEASE = 'SAVE_RELEASE'

/**
 * Message to the service worker, with a port for the answer: save the release and builds of a few more bosses, then
 * answer with the `SaveProgress`.
 */
export const SAVE_BUILDS = 'SAVE_BUILDS'

/** Message to the service worker, with a port for the answer: the `SaveProgress`. */
export const COUNT_BUILDS = 'COUNT_BUILDS'

/** The path of the service worker, without base path. Browsers know it by this address, so it must never change. */
export const WORKER_FILE = '/service-worker.js'
