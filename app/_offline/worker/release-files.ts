import { copyResponse, type Serwist } from 'serwist'
import { isOwnPage } from '@/lib/offline/own-page'

/** The files of the worker's release, as the precache of the worker lists them. */
export interface ReleaseFiles {
  /** Whether the file at an address is one of them. */
  readonly has: (address: string) => boolean
  /** Saves those at some addresses, one after the other. Rejects with the first that cannot be had, or is of another release. */
  readonly save: (addresses: readonly string[]) => Promise<void>
  /** Saves those of them that are not saved yet. */
  readonly saveAll: () => Promise<void>
}

/**
 * Saves the files in the precache of a worker, whenever that is asked for: Serwist itself saves only while a worker is
 * installed.
 */
export function releaseFiles(serwist: Serwist): ReleaseFiles {
  function has(address: string): boolean {
    return serwist.getPrecacheKeyForUrl(address) !== undefined
  }

  async function save(addresses: readonly string[]) {
    const cache = await caches.open(serwist.precacheStrategy.cacheName)
    for (const address of addresses) {
      const key = serwist.getPrecacheKeyForUrl(address)
      if (key && !(await cache.match(key))) await cache.put(key, await load(address, key))
    }
  }

  async function load(address: string, key: string): Promise<Response> {
    const response = await fetch(address, { cache: isHashed(address, key) ? 'default' : 'reload' })
    if (!(await isOfRelease(response))) throw new Error(`${address} is not of this release`)
    // A browser takes no redirected response for a page.
    return response.redirected ? copyResponse(response) : response
  }

  // A server that is given a new release meanwhile would mix the two.
  async function isOfRelease(response: Response): Promise<boolean> {
    return response.status === 200 && (!isHtml(response) || isOwnPage(await response.clone().text(), has))
  }

  // Asked for by several pages, or more than once by one, it saves each file once.
  let saving: Promise<void> | undefined
  function saveAll(): Promise<void> {
    saving ??= save(serwist.getPrecachedUrls()).finally(() => {
      saving = undefined
    })
    return saving
  }

  return { has, save, saveAll }
}

/** Whether an answer of the site is HTML. */
export function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

// What has a hash in its name is kept under its own address, anything else under that with its revision.
function isHashed(address: string, key: string): boolean {
  return new URL(address, location.href).href === key
}
