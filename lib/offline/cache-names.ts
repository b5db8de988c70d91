import type { CacheName } from '@/lib/storage/what-is-stored'

const APP = 'tera-raid-info'

/**
 * `precache` has the files that every page needs, and builds. `precache` and `images` serve all releases; `pages` and
 * `engine` belong to one release.
 */
export type CacheNames = Readonly<Record<CacheName, string>>

/**
 * Returns the names of the caches of a release. They include the scope, which separates sites on the same origin.
 *
 * @param scope the absolute address below which the service worker works
 */
export function cacheNames(release: string, scope: string): CacheNames {
  return {
    precache: `${APP}-precache-${scope}`,
    pages: `${APP}-pages-${release}-${scope}`,
    images: `${APP}-images-${scope}`,
    engine: `${APP}-engine-${release}-${scope}`,
  }
}

/** Ignores caches of other sites, apps or libraries on the same origin. */
export function outdatedCaches(existing: readonly string[], current: CacheNames, scope: string): string[] {
  const currentNames = Object.values(current)
  return existing.filter(
    (name) => name.startsWith(`${APP}-`) && name.endsWith(`-${scope}`) && !currentNames.includes(name),
  )
}

export const MAX_PAGES = 60

/** Enough for some 60 raids, and the small images of all lists. */
export const MAX_IMAGES = 700

/**
 * Ignores a trailing slash, query and fragment.
 *
 * @param address absolute
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/?$/, '/')
}
