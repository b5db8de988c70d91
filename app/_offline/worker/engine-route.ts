import { CacheableResponsePlugin, Route, StaleWhileRevalidate } from 'serwist'
import { ENGINE_FILE } from '@/lib/box/engine/engine-file'

/**
 * Answers with the program of battles as it was last loaded, and looks in the background for a newer one. It is not among
 * the files of the release: few visitors fight, and it is as large as half of all others.
 */
export function engineRoute(cacheName: string, scope: string): Route {
  const engine = new URL(`.${ENGINE_FILE}`, scope).href
  const plugins = [new CacheableResponsePlugin({ statuses: [200] })]
  return new Route(({ url }) => url.href === engine, new StaleWhileRevalidate({ cacheName, plugins }))
}
