/** The path under which the site is published, without trailing slash: `/tera-raids`, or empty. Set at build. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** The first segment of every deep link: `/tera-raid-info/{raidTier}/{region}/{pokemon}/{teraType}`. */
export const DEEP_LINK_ROOT = 'tera-raid-info'

export const SEARCH_PARAMETER = 'q'

/** The origin of the published site, without trailing slash. Set at build. */
export const SITE_ORIGIN = process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000'

/**
 * The absolute address of a page, with trailing slash.
 *
 * @param path without base path, percent-encoded: `/` or `/tera-raid-info/6`
 */
export function pageAddress(path: string): string {
  return `${SITE_ORIGIN}${pageHref(path)}`
}

/**
 * The canonical address of a page. If the build does not know the origin of the site, the address has none, and
 * browsers resolve it against the page. The share menus of mobile browsers send this address.
 */
export function canonicalHref(path: string): string {
  return `${process.env.NEXT_PUBLIC_SITE_URL ?? ''}${pageHref(path)}`
}

export function pageHref(path: string): string {
  return `${BASE_PATH}${path}`.replace(/\/?$/, '/')
}

export function fileAddress(path: string): string {
  return `${SITE_ORIGIN}${fileHref(path)}`
}

/**
 * The address of a file within its origin.
 *
 * @param path without base path, percent-encoded: `/sitemap.xml`
 */
export function fileHref(path: string): string {
  return `${BASE_PATH}${path}`
}

/**
 * Returns the normalized path of a page: without base path and trailing slash, except for the root. A path outside
 * the base path stays unchanged.
 *
 * @param pathname as in the address bar: `/sub/tera-raid-info/6/`
 */
export function sitePath(pathname: string): string {
  const isInside = pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
  const path = isInside ? pathname.slice(BASE_PATH.length) || '/' : pathname
  return path.replace(/([^/])\/$/, '$1')
}
