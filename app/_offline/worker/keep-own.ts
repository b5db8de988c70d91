import type { SerwistPlugin } from 'serwist'
import { isOwnPage } from '@/lib/offline/own-page'

/** Whether the release of this worker has the file at an address. */
export type Has = (address: string) => boolean

/** Keeps, of visited pages, only those of the worker's own release: offline, all their scripts are there. */
export function keepOwnPages(has: Has): SerwistPlugin {
  return { cacheWillUpdate: async ({ response }) => ((await isOwn(response, has)) ? response : null) }
}

/**
 * Keeps whatever is precached, but no page of another release: a server that is given a new release while a worker is
 * installed would mix the two. Without the page the worker is not installed, and the next visit tries again.
 */
export function keepOwnPrecache(has: Has): SerwistPlugin {
  return {
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && (!isHtml(response) || (await isOwn(response, has))) ? response : null,
  }
}

async function isOwn(response: Response, has: Has): Promise<boolean> {
  if (response.status !== 200 || !isHtml(response)) return false
  return isOwnPage(await response.clone().text(), has)
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}
