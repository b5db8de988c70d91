import { CacheableResponsePlugin, ExpirationPlugin, Route, StaleWhileRevalidate } from 'serwist'
import { ATTACKERS_FOLDER } from '@/lib/attackers/attackers-folder'

/** How many files of attackers are kept. One is some 30 kB. */
const MOST_FILES = 60

/**
 * Answers with a boss's attackers as they were last loaded, and looks in the background for newer ones. Of another
 * release the program might not understand them: the cache is that of one.
 */
export function attackersRoute(cacheName: string, scope: string): Route {
  const files = new URL(`.${ATTACKERS_FOLDER}/`, scope).href
  const plugins = [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MOST_FILES, maxAgeFrom: 'last-used', purgeOnQuotaError: true }),
  ]
  return new Route(({ url }) => url.href.startsWith(files), new StaleWhileRevalidate({ cacheName, plugins }))
}
