import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEEP_LINK_ROOT } from '@/lib/links/site'
import { CACHED_FOLDERS, REVALIDATE, SITE_HEADERS } from '@/servers/site/site-headers'

/**
 * Writes the files for hosts into an export: `_headers` and `_redirects`.
 *
 * @param basePath the path under which the export will be published: `/sub`, or empty
 */
export async function writeHostFiles(directory: string, basePath: string): Promise<void> {
  const entries = await publishedEntries(directory)
  await writeFile(join(directory, HOST_FILES.headers), headersFile(entries, basePath))
  await writeFile(join(directory, HOST_FILES.redirects), redirectsFile(entries, basePath))
}

export interface PublishedEntry {
  readonly name: string
  readonly isFolder: boolean
}

const HOST_FILES = { headers: '_headers', redirects: '_redirects' } as const

async function publishedEntries(directory: string): Promise<PublishedEntry[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const hostFiles: readonly string[] = Object.values(HOST_FILES)
  return entries
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .filter(({ name }) => !name.startsWith('.') && !hostFiles.includes(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Returns the text of `_headers` for Cloudflare Pages, Netlify and similar hosts: the headers of every response, and
 * cache times. No two rules set the same header for one address, because these hosts would send both values.
 *
 * @param entries at the root of the export
 * @param basePath the path under which the export will be published: `/sub`, or empty
 */
export function headersFile(entries: readonly PublishedEntry[], basePath: string): string {
  const cacheRules = Object.entries(CACHED_FOLDERS)
  const askedAgain = entries
    .filter(({ name }) => !cacheRules.some(([folder]) => folder.startsWith(`/${name}/`)))
    .map(({ name, isFolder }) => (isFolder ? `/${name}/*` : `/${name}`))
  return [
    rule('/*', SITE_HEADERS),
    ...cacheRules.map(([folder, value]) => rule(`${folder}*`, { 'Cache-Control': value })),
    ...['/', ...askedAgain].map((path) => rule(path, { 'Cache-Control': REVALIDATE })),
  ].join('')

  function rule(path: string, headers: Readonly<Record<string, string>>): string {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
    return `${basePath}${path}\n${lines.join('')}`
  }
}

const PREAMBLE = `# Written by the export: see tools/hosts/host-files.ts.
# Of the rules that fit, the first counts. To most hosts an existing file comes before any rule, to Cloudflare after all:
# it refuses those of the first part, and needs those of the second to get at what is there.
`

/**
 * Spellings of the deep links' folder in old links. Hosts distinguish upper and lower case, and would send such links
 * to the root.
 */
const OTHER_WRITINGS = ['TERA-RAID-INFO', 'Tera-Raid-Info']

/**
 * Returns the text of `_redirects`. Hosts send the app for a deep link without a page, status 404 for a missing file,
 * and the root for any other path. Existing files are safe on all hosts, including those that apply rules first.
 *
 * @param entries at the root of the export
 * @param basePath the path under which the export will be published: `/sub`, or empty
 */
export function redirectsFile(entries: readonly PublishedEntry[], basePath: string): string {
  const fileFolders = entries.filter(({ name, isFolder }) => isFolder && name !== DEEP_LINK_ROOT)
  return [
    PREAMBLE,
    // Cloudflare treats a rule from `/*` to `/index.html` as a loop, and rejects status 404 in rules.
    rule(`/${DEEP_LINK_ROOT}/*`, '/index.html', 200),
    ...fileFolders.map(({ name }) => rule(`/${name}/*`, '/404.html', 404)),
    '\n',
    rule('/', '/', 200),
    rule(`/${DEEP_LINK_ROOT}`, `/${DEEP_LINK_ROOT}/`, 301),
    ...entries.map(({ name, isFolder }) =>
      isFolder ? rule(`/${name}/*`, `/${name}/:splat`, 200) : rule(`/${name}`, `/${name}`, 200),
    ),
    ...OTHER_WRITINGS.map((writing) => rule(`/${writing}/*`, `/${DEEP_LINK_ROOT}/:splat`, 301)),
    rule('/*', '/', 302),
  ].join('')

  function rule(from: string, to: string, status: number): string {
    return `${basePath}${from} ${basePath}${to} ${status}\n`
  }
}
