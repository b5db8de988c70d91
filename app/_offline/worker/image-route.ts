import { CacheableResponsePlugin, ExpirationPlugin, Route, StaleWhileRevalidate } from 'serwist'
import { MOST_IMAGES } from '@/lib/offline/most-kept'

/** Answers with the image as it was last seen, and looks in the background whether there is a newer one. */
export function imageRoute(cacheName: string, scope: string): Route {
  const images = new URL('assets/pokemon/', scope).href
  const plugins = [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MOST_IMAGES, maxAgeFrom: 'last-used', purgeOnQuotaError: true }),
  ]
  return new Route(({ url }) => url.href.startsWith(images), new StaleWhileRevalidate({ cacheName, plugins }))
}
