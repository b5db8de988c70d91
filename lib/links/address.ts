import { TIERS } from '@/data/vocabulary'
import { isUnderstood, parsePath, pathOf, readPath } from '@/lib/raid/deep-link'
import { DEEP_LINK_ROOT } from '@/lib/raid/deep-link-root'
import { pageHref, sitePath } from '@/lib/site'

/** The parts of an address within the site, as `location` has them. */
export interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** A link without its address: the path that it means, and what the address says besides. */
interface Link {
  /** Without base path. */
  readonly path: string
  readonly search: string
  readonly hash: string
}

/** The page on which a raid is chosen. */
const DEEP_LINKS = `/${DEEP_LINK_ROOT}`

/** Pages that name themselves, though a longer path, with the preselected region, shows the same. */
const SHORT_PATHS: readonly string[] = [DEEP_LINKS, ...TIERS.map((tier) => `${DEEP_LINKS}/${tier}`)]

/**
 * The path (without base path) that an address means. Old single-page sites wrote it behind `?` or `#`:
 * `/?/6/Paldea/Garchomp` and `/tera-raid-info/#/6/Paldea/Garchomp` mean `/tera-raid-info/6/Paldea/Garchomp`. Any other
 * address means its own path. Never throws.
 */
export function linkedPath(address: Address): string {
  return linkOf(address).path
}

/**
 * The path under which a page names itself: that of what it shows, however the link was written. `/` for a path that is
 * no page of the site.
 *
 * @param path without base path
 */
export function canonicalPath(path: string): string {
  const asked = path.replace(/\/$/, '')
  if (SHORT_PATHS.includes(asked)) return asked
  const selection = parsePath(path)
  const own = selection ? pathOf(selection) : '/'
  // A deep link that names nothing shows the raids to choose from, and not the root.
  return own === '/' && selection && asked ? DEEP_LINKS : own
}

/**
 * The address that should stand in the place of one: that of the page itself, with base path, where a link was understood
 * but written in another way. Query and fragment are kept. `undefined` where there is nothing to mend, and where a part of
 * the link was not understood: the address stays then, so that a reload says so again.
 */
export function settledAddress(address: Address): Address | undefined {
  const { path, search, hash } = linkOf(address)
  const reading = readPath(path)
  if (!reading || !isUnderstood(reading)) return undefined
  const settled = { pathname: pageHref(canonicalPath(path)), search, hash }
  return hrefOf(settled) === hrefOf(address) ? undefined : settled
}

/** An address within the site as one text. */
export function hrefOf({ pathname, search, hash }: Address): string {
  return pathname + search + hash
}

function linkOf({ pathname, search, hash }: Address): Link {
  const path = sitePath(pathname)
  if (!isFrontPage(path)) return { path, search, hash }
  const [asked = '', ...parameters] = search.slice(1).split('&')
  if (namesPath(asked)) {
    const others = parameters.join('&')
    return { path: oldPath(asked), search: others && `?${others}`, hash }
  }
  const [fragment = ''] = hash.replace(/^#!?/, '').split('?')
  return namesPath(fragment) ? { path: oldPath(fragment), search, hash: '' } : { path, search, hash }
}

function isFrontPage(path: string): boolean {
  return ['', DEEP_LINKS].includes(path.replace(/\/$/, '').toLowerCase())
}

/** Whether the part behind `?` or `#` is a path: `/6/Paldea`, and not `/`, `q=a` or `moves`. */
function namesPath(part: string): boolean {
  return /^\/[^/]/.test(part)
}

function oldPath(part: string): string {
  const isWhole = part.toLowerCase().startsWith(`${DEEP_LINKS}/`)
  return isWhole ? part : DEEP_LINKS + part
}
