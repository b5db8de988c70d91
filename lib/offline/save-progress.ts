const FAILURES = ['storage', 'network'] as const

export type SaveFailure = (typeof FAILURES)[number]

export interface SaveProgress {
  readonly saved: number
  readonly of: number
  /** Gzipped bytes still to load, including the program. */
  readonly missingBytes: number
  /** Not set if the last files were saved. */
  readonly failure?: SaveFailure | undefined
}

/**
 * Reads the answer of a service worker, which may be of another release. Returns `undefined` for an unexpected
 * answer.
 */
export function readSaveProgress(answer: unknown): SaveProgress | undefined {
  const { saved, of, missingBytes, failure } = Object(answer)
  if (![saved, of, missingBytes].every(Number.isFinite)) return undefined
  return { saved, of, missingBytes, failure: FAILURES.find((option) => option === failure) }
}

export function isAllSaved({ missingBytes }: SaveProgress): boolean {
  return missingBytes === 0
}

export interface SavedBosses {
  readonly saved: number
  readonly of: number
}

/**
 * Counts the bosses whose files are all saved. A boss may have a file of plans and a file of teams, with the same
 * path below their folders.
 *
 * @param addresses of all files, below the root of the site: `plans/7/event/mewtwo.json`
 * @param missing addresses of the files that are not saved
 */
export function savedBosses(addresses: readonly string[], missing: readonly string[]): SavedBosses {
  const bosses = new Set(addresses.map(bossOf))
  return { saved: bosses.size - new Set(missing.map(bossOf)).size, of: bosses.size }
}

function bossOf(address: string): string {
  return address.slice(address.indexOf('/') + 1)
}
