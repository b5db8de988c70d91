import { copyResponse, type Serwist } from 'serwist'
import { isOwnPage, revisionOf } from '@/lib/offline/page-files'

/** The files of the worker's release, as the precache of the worker lists them. */
export interface ReleaseFiles {
  /** Whether the file at an address is one of them. */
  readonly has: (address: string) => boolean
  /** The file at an address under which the precache has it in this release; `undefined` for none of them. */
  readonly keyOf: (address: string) => string | undefined
  /** The addresses of all that the precache has, with their revisions, those of other releases included. */
  readonly kept: () => Promise<ReadonlySet<string>>
  /**
   * Saves those at some addresses, one after the other. Rejects with the first that cannot be had, or is of another release;
   * with `StorageRefused` where the device keeps none.
   */
  readonly save: (addresses: readonly string[]) => Promise<void>
  /** Keeps the answer to a request, if it is one of them. Rejects like `save`. */
  readonly keep: (address: string, response: Response) => Promise<void>
}

/** How long a file may take, in milliseconds: 100 kB on a slow phone. */
const PATIENCE = 30_000

/** The device does not keep a file: its storage is full or blocked. */
export class StorageRefused extends Error {}

/**
 * Saves the files in the precache of a worker on request: Serwist itself saves only while a worker is being installed.
 *
 * @param isData whether the file at an address is data, which no host changes on its way
 */
export function releaseFiles(serwist: Serwist, isData: (address: string) => boolean): ReleaseFiles {
  const keyOf = (address: string) => serwist.getPrecacheKeyForUrl(address)
  const has = (address: string) => keyOf(address) !== undefined

  async function save(addresses: readonly string[]) {
    const cache = await opened()
    for (const address of addresses) {
      const key = keyOf(address)
      if (key && !(await cache.match(key))) await keep(address, await load(address, key))
    }
  }

  async function keep(address: string, response: Response) {
    const key = keyOf(address)
    if (!key) return
    if (!(await isOfRelease(address, response))) throw new Error(`${address} is not of this release`)
    const cache = await opened()
    // A browser takes no redirected response for a page.
    const kept = response.redirected ? await copyResponse(response) : response
    await cache.put(key, kept).catch(refused)
  }

  // A server that gets a new release meanwhile would mix the two.
  async function isOfRelease(address: string, response: Response): Promise<boolean> {
    if (response.status !== 200) return false
    if (isHtml(response)) return isOwnPage(await response.clone().text(), has)
    if (!isData(address)) return true
    const revision = await revisionOf(await response.clone().arrayBuffer())
    return keyOf(address)?.endsWith(revision) === true
  }

  function opened(): Promise<Cache> {
    return caches.open(serwist.precacheStrategy.cacheName).catch(refused)
  }

  async function kept() {
    return new Set((await (await opened()).keys()).map(({ url }) => url))
  }

  return { has, keyOf, kept, save, keep }
}

/** Whether an answer of the site is HTML. */
export function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

function load(address: string, key: string): Promise<Response> {
  return fetch(address, {
    cache: isHashed(address, key) ? 'default' : 'no-cache',
    signal: AbortSignal.timeout(PATIENCE),
  })
}

// What has a hash in its name is kept under its own address, anything else under that with its revision.
function isHashed(address: string, key: string): boolean {
  return new URL(address, location.href).href === key
}

function refused(cause: unknown): never {
  throw new StorageRefused('nothing can be saved', { cause })
}
