/** Each page contains the rest of its content policy; only a header can forbid frames. */
export const SITE_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
} as const

/** For pages and other files that browsers must revalidate at each visit. */
export const REVALIDATE = 'no-cache'

/** By folder, for long-lived files: files with a hash in their names, and images. */
export const CACHED_FOLDERS = {
  '/_next/static/': 'public, max-age=31536000, immutable',
  '/assets/': 'public, max-age=86400',
} as const

/** @param path without base path */
export function cacheControl(path: string): string {
  return Object.entries(CACHED_FOLDERS).find(([folder]) => path.startsWith(folder))?.[1] ?? REVALIDATE
}
