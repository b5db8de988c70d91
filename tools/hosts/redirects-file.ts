import { DEEP_LINK_ROOT } from '@/lib/raid/deep-link-root'
import type { PublishedEntry } from './published-entries'

const PREAMBLE = `# Written by the export: see docs/decisions.md, "Hosts".
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
