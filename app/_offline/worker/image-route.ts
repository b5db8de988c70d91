import { CacheableResponsePlugin, ExpirationPlugin, Route, StaleWhileRevalidate } from 'serwist'

/** How many images are kept: those of sixty raids, 3 to 10 kB each, and the small ones of all raids in the lists. */
const MOST_IMAGES = 700

/** Answers with the image as it was last seen, and looks in the background whether there is a newer one. */
export function imageRoute(cacheName: string, scope: string): Route {
  const images = new URL('assets/pokemon/', scope).href
  const plugins = [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MOST_IMAGES, maxAgeFrom: 'last-used', purgeOnQuotaError: true }),
  ]
  return new Route(({ url }) => url.href.startsWith(images), new StaleWhileRevalidate({ cacheName, plugins }))
}
