import type { CacheName } from '@/lib/storage/what-is-stored'

const APP = 'tera-raid-info'

/**
 * The caches of the service worker. `precache` has the files that every page needs, and builds. It serves all
 * releases, since its addresses include revisions; so does `images`. `pages` and `engine` belong to one release.
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

/**
 * Returns the caches of older releases of this site. Caches of other sites, apps or libraries on the same origin are
 * never among them.
 */
export function outdatedCaches(existing: readonly string[], current: CacheNames, scope: string): string[] {
  const kept = Object.values(current)
  return existing.filter(
    (name) => name.startsWith(`${APP}-`) && name.endsWith(`-${scope}`) && !kept.includes(name),
  )
}

export const MOST_PAGES = 60

/** Maximum images in the cache: enough for some sixty raids, and the small images of all lists. */
export const MOST_IMAGES = 700

/**
 * Returns the address under which a visited page is cached. A trailing slash, query or fragment does not change it.
 *
 * @param address absolute
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/?$/, '/')
}
