import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * Those of some files of an export that a page loads, at once or later: the page names them, or one that it loads does.
 * Their names have to hold a hash.
 *
 * @param pages the HTML of pages
 */
export async function neededFiles(
  directory: string,
  paths: readonly string[],
  pages: readonly string[],
): Promise<string[]> {
  const texts = new Map<string, string>()
  for (const path of paths) texts.set(path, await readFile(join(directory, path), 'utf8'))
  const needed = new Set<string>()
  const follow = (text: string) => {
    for (const [path, own] of texts) {
      if (needed.has(path) || !text.includes(basename(path))) continue
      needed.add(path)
      follow(own)
    }
  }
  pages.forEach(follow)
  return paths.filter((path) => needed.has(path))
}
