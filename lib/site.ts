/** The path under which the site is published, without a slash at the end: `/tera-raids`, or empty. Set at build. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** The origin under which the site is published, without a slash at the end. Set at build. */
export const SITE_ORIGIN = process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000'

/**
 * The absolute address of a page of the site, with the slash at the end under which it is prerendered.
 *
 * @param path the page's path without base path, percent-encoded: `/` or `/tera-raid-info/6`
 */
export function pageAddress(path: string): string {
  return `${SITE_ORIGIN}${pageHref(path)}`
}

/** The address of a page within its origin: base path, path, and the slash at the end. */
export function pageHref(path: string): string {
  return `${BASE_PATH}${path}`.replace(/\/?$/, '/')
}

/** The absolute address of a file of the site. */
export function fileAddress(path: string): string {
  return `${SITE_ORIGIN}${fileHref(path)}`
}

/**
 * The address of a file within its origin.
 *
 * @param path the file's path without base path, percent-encoded: `/sitemap.xml`
 */
export function fileHref(path: string): string {
  return `${BASE_PATH}${path}`
}

/**
 * The path of a page without the base path, in the one shape that the program compares: without the slash at the end, but
 * for the root. A path that does not begin with the base path keeps its beginning.
 *
 * @param pathname as the address bar has it: `/sub/tera-raid-info/6/`
 */
export function sitePath(pathname: string): string {
  const isInside = pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
  const path = isInside ? pathname.slice(BASE_PATH.length) || '/' : pathname
  return path.replace(/([^/])\/$/, '$1')
}
