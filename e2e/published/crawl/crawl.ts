import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type PageReferences, pageReferences } from './page-references'

/** The results of following every link of an export without JavaScript. */
export interface Crawl {
  readonly pages: number
  readonly references: number
  readonly unlinked: readonly string[]
  /** References to missing files, each once: `/tera-raid-info/6/ -> /none.png`. */
  readonly broken: readonly string[]
}

/**
 * Follows every link of an exported folder from its root, like a browser without JavaScript. Reads files, without a
 * server. Also checks references of 404.html, but doesn't count it as a page.
 *
 * @param basePath the path below which the export will be published: `/sub`, or empty
 * @param leftOut pages that this export may lack although links lead to them
 */
export function crawl(folder: string, basePath = '', leftOut: ReadonlySet<string> = new Set()): Crawl {
  const origin = originOf(folder)
  const site = exportedSite(folder, basePath)
  const readPage = (file: string, path: string) =>
    internalReferences(pageReferences(readFileSync(join(folder, file), 'utf8')), origin, path)
  const pages = new Map<string, InternalReferences>()
  const queue = new Set([`${basePath}/`])
  // The loop adds to the set.
  for (const path of queue) {
    const file = site.pages.get(path)
    if (!file) continue
    const references = readPage(file, path)
    pages.set(path, references)
    for (const link of references.links) queue.add(pathOf(link))
  }
  const isBroken = (from: string, ids: ReadonlySet<string>) => (address: URL) => {
    const path = pathOf(address)
    if (!site.pages.has(path) && !site.files.has(path)) return !leftOut.has(path)
    const idsThere = path === from ? ids : pages.get(path)?.ids
    return address.hash !== '' && !idsThere?.has(decodeURIComponent(address.hash.slice(1)))
  }
  const brokenIn = ([from, { addresses, ids }]: readonly [path: string, InternalReferences]) =>
    addresses.filter(isBroken(from, ids)).map((address) => `${from} -> ${pathOf(address)}${address.hash}`)
  const notFound = `${basePath}/404.html`
  const pagesAndNotFound = [...pages, [notFound, readPage('404.html', notFound)] as const]
  return {
    pages: pages.size,
    references: sum([...pages.values()].map(({ addresses }) => addresses.length)),
    unlinked: [...site.pages.keys()].filter((path) => !pages.has(path)),
    broken: [...new Set(pagesAndNotFound.flatMap(brokenIn))],
  }
}

const INDEX = 'index.html'

interface ExportedSite {
  /** Every page except 404.html, by its path with a slash at the end: `/tera-raid-info/6/`. */
  readonly pages: ReadonlyMap<string, string>
  readonly files: ReadonlySet<string>
}

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

function originOf(folder: string): string {
  const [, address = ''] = /<loc>([^<]+)/.exec(readFileSync(join(folder, 'sitemap.xml'), 'utf8')) ?? []
  return new URL(address).origin
}

interface InternalReferences {
  readonly addresses: readonly URL[]
  readonly links: readonly URL[]
  readonly ids: ReadonlySet<string>
}

function internalReferences(
  { addresses, links, ids }: PageReferences,
  origin: string,
  path: string,
): InternalReferences {
  const internal = (addresses: readonly string[]) =>
    addresses.map((address) => new URL(address, origin + path)).filter((address) => address.origin === origin)
  return { addresses: internal(addresses), links: internal(links), ids }
}

function pathOf({ pathname }: URL): string {
  return decodeURIComponent(pathname)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
