import {
  CacheExpiration,
  disableNavigationPreload,
  type FetchDidSucceedCallbackParam,
  type PrecacheEntry,
  Serwist,
} from 'serwist'
import { PLANS_FOLDER, TEAMS_FOLDER } from '@/lib/links/file-names'
import { cacheNames, outdatedCaches } from '@/lib/offline/cache-names'
import { COUNT_BUILDS, SAVE_BUILDS, SAVE_RELEASE } from '@/lib/offline/worker-messages'
import { engineRoute, imageRoute, pageRoute } from './cache-rules'
import { releaseFiles } from './release-files'
import { type SizedFile, savedSite } from './saved-site'

declare const self: ServiceWorkerGlobalScope

// tools/offline inserts these when it exports the site.
declare const PROGRAM: (PrecacheEntry & SizedFile)[]
declare const BUILDS: (PrecacheEntry & SizedFile)[]
declare const RELEASE: string

/** The page that can replace any other, since it shows the raid of the address bar. */
const SHELL = 'index.html'

const { scope } = self.registration
const names = cacheNames(RELEASE, scope)

const serwist = new Serwist({
  precacheEntries: [...PROGRAM, ...BUILDS],
  precacheOptions: {
    cacheName: names.precache,
    plugins: [{ fetchDidSucceed: saveFetched }],
    // `pageRoute` answers the root like every other page.
    directoryIndex: null,
    cleanURLs: false,
  },
  clientsClaim: true,
})
const buildsFolders = [PLANS_FOLDER, TEAMS_FOLDER].map((folder) => new URL(`.${folder}/`, scope).href)
const files = releaseFiles(serwist, (address) =>
  buildsFolders.some((folder) => new URL(address, scope).href.startsWith(folder)),
)
const site = savedSite(files, { program: PROGRAM, builds: BUILDS })
serwist.registerRoute(pageRoute(names.pages, files, () => serwist.matchPrecache(SHELL)))
serwist.registerRoute(imageRoute(names.images, scope))
serwist.registerRoute(engineRoute(names.engine, scope))

// Earlier releases enabled it, and browsers keep that setting for later workers. If a preload fails, Firefox 153 shows
// its error page, whatever the worker answers.
disableNavigationPreload()

// Don't call `skipWaiting`: it would delete files that an open page needs.
self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', serwist.handleActivate)
self.addEventListener('activate', (event) => event.waitUntil(deleteOutdatedCaches()))
self.addEventListener('fetch', serwist.handleFetch)
self.addEventListener('message', serwist.handleCache)
self.addEventListener('message', (event) => event.waitUntil(answer(event)))

/**
 * Installing on a first visit saves nothing, since the visitor might read only one page. Before a worker replaces another,
 * it saves its own release and renews all saved builds. If it can't save a file, the browser installs it again on the
 * next visit.
 */
async function install() {
  if (!self.registration.active) return
  await site.saveProgram()
  await site.renewBuilds()
}

async function answer({ data, ports: [port] }: ExtendableMessageEvent) {
  if (data?.type === SAVE_RELEASE) await site.saveProgram()
  if (data?.type === COUNT_BUILDS) port?.postMessage(await site.count())
  if (data?.type === SAVE_BUILDS) port?.postMessage(await site.saveMore())
}

async function saveFetched({ event, request, response }: FetchDidSucceedCallbackParam) {
  event.waitUntil(files.saveResponse(request.url, response.clone()))
  return response
}

async function deleteOutdatedCaches() {
  const outdatedNames = outdatedCaches(await caches.keys(), names, scope)
  await Promise.all(
    outdatedNames.map(async (name) => {
      await caches.delete(name)
      await new CacheExpiration(name).delete()
    }),
  )
}
