import { CacheableResponsePlugin, ExpirationPlugin, Route, StaleWhileRevalidate } from 'serwist'
import { PLANS_FOLDER } from '@/lib/plans/plans-folder'

/** How many files of plans are kept. One is some 30 kB. */
const MOST_FILES = 60

/**
 * Answers with the plans of a boss as they were last loaded, and looks in the background for newer ones. Of another
 * release the program might not understand them: the cache is that of one.
 */
export function plansRoute(cacheName: string, scope: string): Route {
  const files = new URL(`.${PLANS_FOLDER}/`, scope).href
  const plugins = [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MOST_FILES, maxAgeFrom: 'last-used', purgeOnQuotaError: true }),
  ]
  return new Route(({ url }) => url.href.startsWith(files), new StaleWhileRevalidate({ cacheName, plugins }))
}
