/** A message for the service worker: save what is at the addresses in `payload.urlsToCache`. Serwist understands it. */
export const SAVE_ADDRESSES = 'CACHE_URLS'

/** A message for the service worker: save the whole release, so that every raid works offline. */
export const SAVE_RELEASE = 'SAVE_RELEASE'
