import {
  CacheableResponsePlugin,
  ExpirationPlugin,
  NetworkFirst,
  Route,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from 'serwist'
import { ENGINE_FILE } from '@/lib/box/engine/messages'
import { MAX_IMAGES, MAX_PAGES, pageKey } from '@/lib/offline/cache-names'
import { filesOfPage, isOwnPage } from '@/lib/offline/page-files'
import { isHtml, type ReleaseFiles } from './release-files'

/** In seconds. A slower network counts as unreachable. */
const NETWORK_TIMEOUT = 4

/**
 * Answers navigation from the network. If the network fails, is too slow or answers with a 5xx, answers with the saved
 * page, or with the shell.
 *
 * @param shell the answer for a page that was never visited
 */
export function pageRoute(
  cacheName: string,
  files: ReleaseFiles,
  shell: () => Promise<Response | undefined>,
): Route {
  const matchVisited = ({ url }: Request) => caches.match(pageKey(url), { cacheName })
  const plugins: SerwistPlugin[] = [
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    keepOwnPages(files),
    new ExpirationPlugin({ maxEntries: MAX_PAGES, maxAgeFrom: 'last-used', purgeOnQuotaError: true }),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? shell(),
      // Not in `fetchDidSucceed`, so that the host's own error shows if nothing is saved.
      handlerWillRespond: async ({ request, response }) =>
        response.status < 500 ? response : ((await matchVisited(request)) ?? (await shell()) ?? response),
    },
  ]
  return new Route(isPage, new NetworkFirst({ cacheName, networkTimeoutSeconds: NETWORK_TIMEOUT, plugins }))
}

// The first visited page loads before there is a worker. The worker then requests that page, which isn't a navigation.
function isPage({ request, url, sameOrigin }: { request: Request; url: URL; sameOrigin: boolean }): boolean {
  return request.mode === 'navigate' || (sameOrigin && url.pathname.endsWith('/'))
}

function keepOwnPages(files: ReleaseFiles): SerwistPlugin {
  return {
    async cacheWillUpdate({ response }) {
      if (response.status !== 200 || !isHtml(response)) return null
      const html = await response.clone().text()
      if (!isOwnPage(html, files.has)) return null
      await files.save(filesOfPage(html))
      return response
    },
  }
}

/** Returns the saved image and looks for a newer version in the background. */
export function imageRoute(cacheName: string, scope: string): Route {
  const images = new URL('assets/pokemon/', scope).href
  const plugins = [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MAX_IMAGES, maxAgeFrom: 'last-used', purgeOnQuotaError: true }),
  ]
  return new Route(({ url }) => url.href.startsWith(images), new StaleWhileRevalidate({ cacheName, plugins }))
}

/**
 * Answers with the saved battle engine, and looks for a newer version in the background. The engine isn't a file of the
 * release: it is large, and few visitors run battles.
 */
export function engineRoute(cacheName: string, scope: string): Route {
  const engine = new URL(`.${ENGINE_FILE}`, scope).href
  const plugins = [new CacheableResponsePlugin({ statuses: [200] })]
  return new Route(({ url }) => url.href === engine, new StaleWhileRevalidate({ cacheName, plugins }))
}
