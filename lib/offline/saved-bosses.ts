/** How many bosses have all of their files saved, and how many there are. */
export interface SavedBosses {
  readonly saved: number
  readonly of: number
}

/**
 * The bosses that files are of, some of which are missing: a boss may have a file of plans and one of teams, which have the
 * same path below their folders.
 *
 * @param all the addresses of all files, below the site's root: `plans/7/event/mewtwo.json`
 * @param missing those of them that are not saved
 */
export function savedBosses(all: readonly string[], missing: readonly string[]): SavedBosses {
  const bosses = new Set(all.map(bossOf))
  return { saved: bosses.size - new Set(missing.map(bossOf)).size, of: bosses.size }
}

function bossOf(address: string): string {
  return address.slice(address.indexOf('/') + 1)
}
