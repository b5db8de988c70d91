import { TIERS } from '@/data/vocabulary'
import { placesLeft } from '@/lib/raid/places'
import { choose } from '@/lib/raid/selection'
import { decode, isUnderstood, parsePath, pathOf, readPath } from './deep-link'
import { DEEP_LINK_ROOT, pageHref, SEARCH_PARAMETER, sitePath } from './site'

export interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

interface Link {
  readonly path: string
  readonly search: string
  readonly hash: string
}

const DEEP_LINKS = `/${DEEP_LINK_ROOT}`

const WITHOUT_ROOT = new RegExp(`^/*[${TIERS.join('')}](?:/|$)`)

/** A longer path names no raid, and parsing all of it would block the page. */
const MAX_PARTS = 5

/** Canonical pages without a region. A longer path, with the preselected region, shows the same page. */
const SHORT_PATHS: readonly string[] = [DEEP_LINKS, ...TIERS.map((tier) => `${DEEP_LINKS}/${tier}`)]

/**
 * Returns the path (without base path) that an address means. Old single-page sites put it after `?` or `#`, and
 * people omit parts that seem needless: `/?/6/Paldea/Garchomp`, `/tera-raid-info/#6/Paldea/Garchomp` and
 * `/6/Paldea/Garchomp` mean `/tera-raid-info/6/Paldea/Garchomp`. Any other address means its own path. Never throws.
 */
export function linkedPath(address: Address): string {
  return linkOf(address).path
}

/**
 * Returns `/` for an unknown path.
 *
 * @param path without base path
 */
export function canonicalPath(path: string): string {
  const withoutSlash = path.replace(/\/$/, '')
  if (SHORT_PATHS.includes(withoutSlash)) return withoutSlash
  const selection = parsePath(path)
  const canonical = selection ? pathOf(selection) : '/'
  return canonical === '/' && selection && withoutSlash ? DEEP_LINKS : canonical
}

/**
 * Returns the canonical address, with base path, of a link in another spelling. Keeps query and fragment, unless a
 * path in them would change the meaning. Returns `undefined` for a canonical address, and for a link with an unknown
 * part: its address stays, so that a reload shows the notice again.
 */
export function settledAddress(address: Address): Address | undefined {
  const { path, ...rest } = linkOf(address)
  const reading = readPath(path)
  if (!reading || !isUnderstood(reading)) return undefined
  const pathname = pageHref(canonicalPath(path))
  const isSameLink = linkOf({ pathname, ...rest }).path === sitePath(pathname)
  const settled = isSameLink ? { pathname, ...rest } : { pathname, search: '', hash: '' }
  return hrefOf(settled) === hrefOf(address) ? undefined : settled
}

/**
 * Returns the address of the root, with base path, for a path without a page. If the path names a boss, the root
 * searches for it: `/?q=mewtwo` for `/mewtwo`.
 *
 * @param path without base path
 */
export function rootFor(path: string): string {
  const words = path.split('/').filter(Boolean).slice(0, MAX_PARTS).map(decode)
  const places = placesLeft({})
  const namesBoss = words.some((word) => places.some((place) => choose(place, 'boss', word).boss))
  const search = namesBoss ? `?${new URLSearchParams({ [SEARCH_PARAMETER]: words.join(' ') })}` : ''
  return pageHref('/') + search
}

export function hrefOf({ pathname, search, hash }: Address): string {
  return pathname + search + hash
}

function linkOf({ pathname, search, hash }: Address): Link {
  const path = sitePath(pathname).replace(/^\/{2,}/, '/')
  if (!isFrontPage(path)) return { path: WITHOUT_ROOT.test(path) ? wholePath(path) : path, search, hash }
  const [first = '', ...parameters] = search.slice(1).split('&')
  if (namesPath(first)) {
    const otherParameters = parameters.join('&')
    return { path: wholePath(first), search: otherParameters && `?${otherParameters}`, hash }
  }
  const [fragment = ''] = hash.replace(/^#!?/, '').split('?')
  return namesPath(fragment) ? { path: wholePath(fragment), search, hash: '' } : { path, search, hash }
}

function isFrontPage(path: string): boolean {
  return ['', DEEP_LINKS].includes(path.replace(/\/$/, '').toLowerCase())
}

/** Whether the text after `?` or `#` is a path: `/6/Paldea` or `6/Paldea`, but not `/`, `q=a` or `moves`. */
function namesPath(part: string): boolean {
  return (
    /^\/+[^/]/.test(part) || WITHOUT_ROOT.test(part) || part.toLowerCase().startsWith(`${DEEP_LINK_ROOT}/`)
  )
}

function wholePath(part: string): string {
  const path = part.replace(/^\/*/, '/')
  return path.toLowerCase().startsWith(`${DEEP_LINKS}/`) ? path : DEEP_LINKS + path
}
