import type { SerwistPlugin } from 'serwist'
import { filesOfPage, isOwnPage } from '@/lib/offline/own-page'
import { isHtml, type ReleaseFiles } from './release-files'

/** Keeps, of visited pages, only those of the worker's own release, each once its scripts and styles are saved. */
export function keepOwnPages(files: ReleaseFiles): SerwistPlugin {
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
