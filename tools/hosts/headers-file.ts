import { ASK_AGAIN, KEPT_FOLDERS, SITE_HEADERS } from '@/servers/site/site-headers'
import type { PublishedEntry } from './published-entries'

/**
 * What `_headers` says to Cloudflare Pages, Netlify and their like: the headers of every answer, and how long browsers
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
