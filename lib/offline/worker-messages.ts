/** Saves the addresses in `payload.urlsToCache`. Serwist handles this message. */
export const SAVE_ADDRESSES = 'CACHE_URLS'

/** Saves the whole release, so that every raid works offline. */
export const SAVE_RELEASE = 'SAVE_RELEASE'

/** Saves the release and builds of a few more bosses, then answers on the port with the `SaveProgress`. */
export const SAVE_BUILDS = 'SAVE_BUILDS'

/** Answers on the port with the `SaveProgress`. */
export const COUNT_BUILDS = 'COUNT_BUILDS'

/** Without base path. Browsers know the worker by this address, so it must never change. */
export const WORKER_FILE = '/service-worker.js'
