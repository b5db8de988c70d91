import { copyResponse, type Serwist } from 'serwist'
import { isOwnPage, revisionOf } from '@/lib/offline/page-files'

export interface ReleaseFiles {
  readonly has: (address: string) => boolean
  readonly keyOf: (address: string) => string | undefined
  /** The keys of all files in the precache, including other releases. */
  readonly savedKeys: () => Promise<ReadonlySet<string>>
  /**
   * Saves files one after another. Rejects if a file can't be loaded or is from another release. Rejects with
   * `StorageRefused` if the device stores nothing.
   */
  readonly save: (addresses: readonly string[]) => Promise<void>
  readonly saveResponse: (address: string, response: Response) => Promise<void>
}

/** In milliseconds: enough for 100 kB on a slow phone. */
const TIMEOUT = 30_000

export class StorageRefused extends Error {}

/**
 * Saves files in a worker's precache on request, since Serwist itself only saves while it installs a worker.
 *
 * @param isData whether the file at an address is data, which no host modifies
 */
export function releaseFiles(serwist: Serwist, isData: (address: string) => boolean): ReleaseFiles {
  const keyOf = (address: string) => serwist.getPrecacheKeyForUrl(address)
  const has = (address: string) => keyOf(address) !== undefined

  async function save(addresses: readonly string[]) {
    const cache = await openCache()
    for (const address of addresses) {
      const key = keyOf(address)
      if (key && !(await cache.match(key))) await saveResponse(address, await load(address, key))
    }
  }

  async function saveResponse(address: string, response: Response) {
    const key = keyOf(address)
    if (!key) return
    if (!(await isOfRelease(address, response))) throw new Error(`${address} is not of this release`)
    const cache = await openCache()
    // Browsers reject a redirected response for a page.
    const storable = response.redirected ? await copyResponse(response) : response
    await cache.put(key, storable).catch(throwRefused)
  }

  // The server may get a new release meanwhile. This check prevents a mix of two releases.
  async function isOfRelease(address: string, response: Response): Promise<boolean> {
    if (response.status !== 200) return false
    if (isHtml(response)) return isOwnPage(await response.clone().text(), has)
    if (!isData(address)) return true
    const revision = await revisionOf(await response.clone().arrayBuffer())
    return keyOf(address)?.endsWith(revision) === true
  }

  function openCache(): Promise<Cache> {
    return caches.open(serwist.precacheStrategy.cacheName).catch(throwRefused)
  }

  async function savedKeys() {
    return new Set((await (await openCache()).keys()).map(({ url }) => url))
  }

  return { has, keyOf, savedKeys, save, saveResponse }
}

export function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

function load(address: string, key: string): Promise<Response> {
  return fetch(address, {
    cache: isHashed(address, key) ? 'default' : 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT),
  })
}

// If a file has a hash in its name, its key is its address. Other keys also have the revision.
function isHashed(address: string, key: string): boolean {
  return new URL(address, location.href).href === key
}

function throwRefused(cause: unknown): never {
  throw new StorageRefused('nothing can be saved', { cause })
}
