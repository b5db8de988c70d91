import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What an exported folder holds, by the addresses at which any static host serves it. */
export interface ExportedSite {
  /** The file of every page, by its path with the slash at the end: `/tera-raid-info/6/`. 404.html is none. */
  readonly pages: ReadonlyMap<string, string>
  /** The paths of all other files. */
  readonly files: ReadonlySet<string>
}

/**
 * What is in an exported folder.
 *
 * @param basePath the path below which it is to be published: `/sub`, or empty
 */
export function exportedSite(folder: string, basePath: string): ExportedSite {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  const isPage = (name: string) => basename(name) === INDEX
  return {
    pages: new Map(names.filter(isPage).map((name) => [`${basePath}/${name.slice(0, -INDEX.length)}`, name])),
    files: new Set(names.filter((name) => !isPage(name)).map((name) => `${basePath}/${name}`)),
  }
}

const INDEX = 'index.html'
