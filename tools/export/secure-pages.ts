import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { withContentPolicy } from './content-policy'

/** Enough to keep disk and processor busy, without all pages in memory at once. */
const PAGES_AT_ONCE = 16

/**
 * Writes into every page of a fresh export its content security policy.
 * Throws when a page has what the policy would forbid, naming the page.
 *
 * @param serviceOrigin the origin of the creature service
 */
export async function securePages(directory: string, serviceOrigin: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  const pages = files.filter((file) => file.endsWith('.html'))
  await pMap(
    pages,
    async (page) => {
      const file = join(directory, page)
      await writeFile(file, securedPage(page, await readFile(file, 'utf8'), serviceOrigin))
    },
    { concurrency: PAGES_AT_ONCE },
  )
}

function securedPage(page: string, html: string, serviceOrigin: string): string {
  try {
    return withContentPolicy(html, serviceOrigin)
  } catch (cause) {
    throw new Error(`${page}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
