import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEEP_LINK_ROOT } from '@/lib/links/site'
import { ASK_AGAIN, KEPT_FOLDERS, SITE_HEADERS } from '@/servers/site/site-headers'

/**
 * Writes into an export what hosts read for themselves: `_headers` and `_redirects`.
 *
 * @param basePath the path below which the export is published: `/sub`, or empty
 */
export async function writeHostFiles(directory: string, basePath: string): Promise<void> {
  const entries = await publishedEntries(directory)
  await writeFile(join(directory, HOST_FILES.headers), headersFile(entries, basePath))
  await writeFile(join(directory, HOST_FILES.redirects), redirectsFile(entries, basePath))
}

/** A file or folder right below the root of an export. */
export interface PublishedEntry {
  readonly name: string
  readonly isFolder: boolean
}

/** What hosts read for themselves and do not publish. */
const HOST_FILES = { headers: '_headers', redirects: '_redirects' } as const

/** What an export publishes right below its root, by name. */
async function publishedEntries(directory: string): Promise<PublishedEntry[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const unpublished: readonly string[] = Object.values(HOST_FILES)
  return entries
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .filter(({ name }) => !name.startsWith('.') && !unpublished.includes(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/**
 * What `_headers` says to Cloudflare Pages, Netlify and similar hosts: the headers of every answer, and how long browsers
 * keep it. No two rules with the same header fit one address, since these hosts would send both values.
 *
 * @param entries what stands right below the root
 * @param basePath the path below which the export is published: `/sub`, or empty
 */
export function headersFile(entries: readonly PublishedEntry[], basePath: string): string {
  const kept = Object.entries(KEPT_FOLDERS)
  const askedAgain = entries
    .filter(({ name }) => !kept.some(([folder]) => folder.startsWith(`/${name}/`)))
    .map(({ name, isFolder }) => (isFolder ? `/${name}/*` : `/${name}`))
  return [
    rule('/*', SITE_HEADERS),
    ...kept.map(([folder, value]) => rule(`${folder}*`, { 'Cache-Control': value })),
    ...['/', ...askedAgain].map((path) => rule(path, { 'Cache-Control': ASK_AGAIN })),
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

/** How old links write the deep links' folder: hosts tell capitals from small letters, and would send them to the root. */
const OTHER_WRITINGS = ['TERA-RAID-INFO', 'Tera-Raid-Info']

/**
 * What `_redirects` says to the hosts that read it: a deep link that is no page is answered with the app, a missing file
 * with 404, any other path goes to the root. What is there is answered with itself, by hosts that look for files first as
 * by those that apply rules first.
 *
 * @param entries what stands right below the root
 * @param basePath the path below which the export is published: `/sub`, or empty
 */
export function redirectsFile(entries: readonly PublishedEntry[], basePath: string): string {
  const fileFolders = entries.filter(({ name, isFolder }) => isFolder && name !== DEEP_LINK_ROOT)
  return [
    PREAMBLE,
    // Cloudflare takes a rule from `/*` to `/index.html` for a loop, and 404 for no status of a rule.
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
