import { type PrecacheEntry, Serwist } from 'serwist'
import { cacheNames } from '@/lib/offline/cache-names'
import { attackersRoute } from './attackers-route'
import { deleteOutdatedCaches } from './delete-outdated-caches'
import { imageRoute } from './image-route'
import { keepOwnPrecache } from './keep-own'
import { pageRoute } from './page-route'
import { precache } from './precache'

declare const self: ServiceWorkerGlobalScope

// Both are written in by tools/offline when the site is exported.
declare const PRECACHED: PrecacheEntry[]
declare const RELEASE: string

/** The page that stands in for any other: it shows what the address bar names. */
const SHELL = 'index.html'

const { scope } = self.registration
const names = cacheNames(RELEASE, scope)

const serwist = new Serwist({
  precacheEntries: PRECACHED,
  precacheOptions: {
    cacheName: names.precache,
    plugins: [keepOwnPrecache(has)],
    // The root is a page like the others: the network is asked first.
    directoryIndex: null,
    cleanURLs: false,
  },
  clientsClaim: true,
  navigationPreload: true,
})
serwist.registerRoute(pageRoute(names.pages, has, () => serwist.matchPrecache(SHELL)))
serwist.registerRoute(imageRoute(names.images, scope))
serwist.registerRoute(attackersRoute(names.attackers, scope))

// Without `skipWaiting`, which would take its files away from an open page.
self.addEventListener('install', (event) => event.waitUntil(precache(serwist, event)))
self.addEventListener('activate', serwist.handleActivate)
self.addEventListener('activate', (event) => event.waitUntil(deleteOutdatedCaches(names, scope)))
self.addEventListener('fetch', serwist.handleFetch)
self.addEventListener('message', serwist.handleCache)

function has(address: string): boolean {
  return serwist.getPrecacheKeyForUrl(address) !== undefined
}
