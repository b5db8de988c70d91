import { ExpirationPlugin, NetworkFirst, Route, type SerwistPlugin } from 'serwist'
import { MOST_PAGES } from '@/lib/offline/most-kept'
import { pageKey } from '@/lib/offline/page-key'
import { keepOwnPages } from './keep-own-pages'
import type { ReleaseFiles } from './release-files'

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
