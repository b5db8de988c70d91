import type { CacheName } from '@/lib/storage/what-is-stored'

const APP = 'tera-raid-info'

/**
 * The caches of the service worker. `precache` has what every page needs, and builds: the addresses of its entries have their
 * revisions, so it serves all releases, as `images` does. `pages` and `engine` are those of one release.
 */
export type CacheNames = Readonly<Record<CacheName, string>>

/**
 * The names of the caches of a release. The scope in them keeps sites apart that are published on one origin.
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
 * Of the caches of an origin, those that older releases of this site left behind: never one of another site, whatever
 * app or library made it.
 */
export function outdatedCaches(existing: readonly string[], current: CacheNames, scope: string): string[] {
  const kept = Object.values(current)
  return existing.filter(
    (name) => name.startsWith(`${APP}-`) && name.endsWith(`-${scope}`) && !kept.includes(name),
  )
}

/** How many visited pages the service worker keeps. One is some 25 kB. */
export const MOST_PAGES = 60

/** How many images it keeps: those of sixty raids, 3 to 10 kB each, and the small ones of all raids in the lists. */
export const MOST_IMAGES = 700

/**
 * The address under which a visited page is kept: a link with or without its slash at the end, query or fragment opens
 * the same page.
 *
 * @param address absolute
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/?$/, '/')
}
