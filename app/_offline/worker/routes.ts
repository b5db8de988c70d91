import {
  CacheableResponsePlugin,
  ExpirationPlugin,
  NetworkFirst,
  Route,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from 'serwist'
import { ENGINE_FILE } from '@/lib/box/engine/messages'
import { MOST_IMAGES, MOST_PAGES, pageKey } from '@/lib/offline/caches'
import { filesOfPage, isOwnPage } from '@/lib/offline/page-files'
import { isHtml, type ReleaseFiles } from './release-files'

/** How long a network may take before the page is answered without it, in seconds. */
const PATIENCE = 4

/**
 * Answers navigation from the network; where that fails, is too slow or answers with a 5xx, by the page as it was last
 * visited, else by the shell.
 *
 * @param shell what answers for a page that was never visited
 */
export function pageRoute(
  cacheName: string,
  files: ReleaseFiles,
  shell: () => Promise<Response | undefined>,
): Route {
  const visited = ({ url }: Request) => caches.match(pageKey(url), { cacheName })
  const plugins: SerwistPlugin[] = [
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    keepOwnPages(files),
    new ExpirationPlugin({ maxEntries: MOST_PAGES, maxAgeFrom: 'last-used', purgeOnQuotaError: true }),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? shell(),
      // Not by `fetchDidSucceed`: where nothing is saved, the host's own error shows.
      handlerWillRespond: async ({ request, response }) =>
        response.status < 500 ? response : ((await visited(request)) ?? (await shell()) ?? response),
    },
  ]
  return new Route(isPage, new NetworkFirst({ cacheName, networkTimeoutSeconds: PATIENCE, plugins }))
}

// The first visited page was loaded before there was a worker: the worker asks for it itself, which is no navigation.
function isPage({ request, url, sameOrigin }: { request: Request; url: URL; sameOrigin: boolean }): boolean {
  return request.mode === 'navigate' || (sameOrigin && url.pathname.endsWith('/'))
}

/** Keeps, of visited pages, only those of the worker's own release, each once its scripts and styles are saved. */
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

/** Answers with the image as it was last seen, and looks in the background whether there is a newer one. */
export function imageRoute(cacheName: string, scope: string): Route {
  const images = new URL('assets/pokemon/', scope).href
  const plugins = [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MOST_IMAGES, maxAgeFrom: 'last-used', purgeOnQuotaError: true }),
  ]
  return new Route(({ url }) => url.href.startsWith(images), new StaleWhileRevalidate({ cacheName, plugins }))
}

/**
 * Answers with the program of battles as it was last loaded, and looks in the background for a newer one. It is not among
 * the files of the release: few visitors fight, and it is as large as half of all others.
 */
export function engineRoute(cacheName: string, scope: string): Route {
  const engine = new URL(`.${ENGINE_FILE}`, scope).href
  const plugins = [new CacheableResponsePlugin({ statuses: [200] })]
  return new Route(({ url }) => url.href === engine, new StaleWhileRevalidate({ cacheName, plugins }))
}
