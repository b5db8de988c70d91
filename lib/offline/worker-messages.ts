/** A message for the service worker: save what is at the addresses in `payload.urlsToCache`. Serwist understands it. */
export const SAVE_ADDRESSES = 'CACHE_URLS'

/** A message for the service worker: save the whole release, so that every raid works offline. */
export const SAVE_RELEASE = 'SAVE_RELEASE'

/**
 * A message for the service worker, with a port for its answer: save the release and the builds against a few more bosses,
 * and answer with the `SaveProgress`.
 */
export const SAVE_BUILDS = 'SAVE_BUILDS'

/** A message for the service worker, with a port for its answer: the `SaveProgress`. */
export const COUNT_BUILDS = 'COUNT_BUILDS'

/** The path of the service worker, without base path. Browsers know it by this address: it must never change. */
export const WORKER_FILE = '/service-worker.js'
