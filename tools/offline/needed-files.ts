import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * Which of the given files the pages load, at once or later: those named by a page, or by a file that it loads. Each name
 * must hold a hash.
 *
 * @param directory the export
 * @param paths of the files in it
 * @param pages the HTML of the pages
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
