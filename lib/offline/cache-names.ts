const APP = 'tera-raid-info'

/** The caches of the service worker, by what they hold. */
export interface CacheNames {
  /** What every page needs, and builds. Its entries have their revisions in their addresses, so it serves all releases. */
  readonly precache: string
  /** The visited pages of one release. */
  readonly pages: string
  /** Images, which do not depend on the release. */
  readonly images: string
  /** The program of battles of one release. */
  readonly engine: string
}

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
