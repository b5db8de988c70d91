import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { withContentPolicy } from './content-policy'
import { withInlineStyles } from './inline-styles'

/** Limits memory, but keeps disk and processor busy. */
const PAGES_AT_ONCE = 16

interface Settings {
  readonly basePath: string
  readonly serviceOrigin: string
}

/**
 * Writes its styles and its content policy into every page of a fresh export. Throws with the page's name if a style
 * sheet is missing or the policy would forbid a part of the page.
 */
export async function finishPages(directory: string, { basePath, serviceOrigin }: Settings): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  const styles = await styleSheets(directory, files, basePath)
  await pMap(
    files.filter((file) => file.endsWith('.html')),
    async (page) => {
      const file = join(directory, page)
      const html = await readFile(file, 'utf8')
      await writeFile(file, finishPage(page, html, { styles, serviceOrigin }))
    },
    { concurrency: PAGES_AT_ONCE },
  )
}

async function styleSheets(directory: string, files: readonly string[], basePath: string) {
  const names = files.filter((file) => file.endsWith('.css'))
  return new Map(
    await pMap(names, async (file) => [`${basePath}/${file}`, await readFile(join(directory, file), 'utf8')]),
  )
}

interface ForPages {
  readonly styles: ReadonlyMap<string, string>
  readonly serviceOrigin: string
}

function finishPage(page: string, html: string, { styles, serviceOrigin }: ForPages): string {
  try {
    return withContentPolicy(withInlineStyles(html, textOf), serviceOrigin)
  } catch (cause) {
    throw new Error(`${page}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }

  function textOf(address: string): string {
    const text = styles.get(address)
    if (text === undefined) throw new Error(`the style sheet ${address} is missing`)
    return text
  }
}
