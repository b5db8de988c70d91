/** Why something could not be saved: the device refuses it, or the site could not be reached or answers otherwise. */
const FAILURES = ['storage', 'network'] as const

/** Why something could not be saved. */
export type SaveFailure = (typeof FAILURES)[number]

/** How much of what works without a network is saved on the device. */
export interface SaveProgress {
  /** Bosses whose builds and teams are saved. */
  readonly saved: number
  /** All bosses. */
  readonly of: number
  /** What is still to be loaded, the program included, in bytes as gzip leaves them. */
  readonly missingBytes: number
  /** Why the last files could not be saved; not set where they were. */
  readonly failure?: SaveFailure | undefined
}

/** The answer of a service worker, which may be of another release. `undefined` for anything else. */
export function readSaveProgress(answer: unknown): SaveProgress | undefined {
  const { saved, of, missingBytes, failure } = Object(answer)
  if (![saved, of, missingBytes].every(Number.isFinite)) return undefined
  return { saved, of, missingBytes, failure: FAILURES.find((known) => known === failure) }
}

/** Whether nothing is left to be saved. */
export function isAllSaved({ missingBytes }: SaveProgress): boolean {
  return missingBytes === 0
}

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
