import { type FetchDidSucceedCallbackParam, type PrecacheEntry, Serwist } from 'serwist'
import { cacheNames } from '@/lib/offline/cache-names'
import { SAVE_RELEASE } from '@/lib/offline/worker-messages'
import { deleteOutdatedCaches } from './delete-outdated-caches'
import { imageRoute } from './image-route'
import { pageRoute } from './page-route'
import { plansRoute } from './plans-route'
import { releaseFiles } from './release-files'

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
    plugins: [{ fetchDidSucceed: saveFetched }],
    // The root is a page like the others: the network is asked first.
    directoryIndex: null,
    cleanURLs: false,
  },
  clientsClaim: true,
  navigationPreload: true,
})
const files = releaseFiles(serwist)
serwist.registerRoute(pageRoute(names.pages, files, () => serwist.matchPrecache(SHELL)))
serwist.registerRoute(imageRoute(names.images, scope))
serwist.registerRoute(plansRoute(names.plans, scope))

// Without `skipWaiting`, which would take its files away from an open page.
self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', serwist.handleActivate)
self.addEventListener('activate', (event) => event.waitUntil(deleteOutdatedCaches(names, scope)))
self.addEventListener('fetch', serwist.handleFetch)
self.addEventListener('message', serwist.handleCache)
self.addEventListener('message', (event) => {
  if (event.data?.type === SAVE_RELEASE) event.waitUntil(files.saveAll())
})

/**
 * Saves nothing on the first visit, whose visitor may only read one page. A worker that takes over from another has all of
 * its release: when a file fails, it is not installed, and the next visit tries again.
 */
async function install() {
  if (self.registration.active) await files.saveAll()
}

/** Saves a file of the release that a page asks for before the release is saved. */
async function saveFetched({ event, request, response }: FetchDidSucceedCallbackParam) {
  event.waitUntil(files.save([request.url]))
  return response
}
