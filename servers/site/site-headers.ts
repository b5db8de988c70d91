/**
 * The headers of every answer. Each page has the rest of its content policy in itself; only a header can forbid frames.
 */
export const SITE_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
} as const

/** The `Cache-Control` of what must be asked for again at each visit: pages, and all that is not listed below. */
export const ASK_AGAIN = 'no-cache'

/** The `Cache-Control` of what browsers keep, by its folder: files with a hash in their names, and images. */
export const KEPT_FOLDERS = {
  '/_next/static/': 'public, max-age=31536000, immutable',
  '/assets/': 'public, max-age=86400',
} as const

/**
 * The `Cache-Control` of a file of the site.
 *
 * @param path its path without base path
 */
export function cacheControl(path: string): string {
  return Object.entries(KEPT_FOLDERS).find(([folder]) => path.startsWith(folder))?.[1] ?? ASK_AGAIN
}
