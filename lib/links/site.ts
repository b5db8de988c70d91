/** Without trailing slash: `/tera-raids`, or empty. Set at build. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

export const DEEP_LINK_ROOT = 'tera-raid-info'

export const SEARCH_PARAMETER = 'q'

/** Without trailing slash. Set at build. */
export const SITE_ORIGIN = process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000'

/**
 * With trailing slash.
 *
 * @param path without base path, percent-encoded: `/` or `/tera-raid-info/6`
 */
export function pageAddress(path: string): string {
  return `${SITE_ORIGIN}${pageHref(path)}`
}

/**
 * Returns a path without origin if the build doesn't know the site's origin. The share menus of mobile browsers send
 * this address.
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

/** @param path without base path, percent-encoded: `/sitemap.xml` */
export function fileHref(path: string): string {
  return `${BASE_PATH}${path}`
}

/**
 * Returns the path without base path and trailing slash (except for the root). A path outside the base path stays
 * unchanged.
 *
 * @param pathname as in the address bar: `/sub/tera-raid-info/6/`
 */
export function sitePath(pathname: string): string {
  const isInside = pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
  const path = isInside ? pathname.slice(BASE_PATH.length) || '/' : pathname
  return path.replace(/([^/])\/$/, '$1')
}
