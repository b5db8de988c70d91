import { failureOf, isTransient } from './failure'

/** How a call of the creature service stands, as the results of React Query tell it. */
export interface CallState {
  /** The answer; `undefined` while there is none. */
  readonly data: unknown
  /** Why the call failed; `null` while it has not, and while it is made again. */
  readonly error: Error | null
  /** How often it failed for good. */
  readonly errorUpdateCount: number
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
}

/** Answers that failed, in whose place saved data shows. */
export interface MissingAnswers {
  /** Whether one of them is being asked for again. */
  readonly isRetrying: boolean
  /** Whether asking again can help: see `isTransient`. */
  readonly canRetry: boolean
}

/** What is missing of the answers for a raid; `undefined` where no call failed, or those that did were answered later. */
export function missingAnswers(calls: readonly CallState[]): MissingAnswers | undefined {
  const failed = calls.filter(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0)
  if (failed.length === 0) return undefined
  const isRetrying = failed.some(({ fetchStatus }) => fetchStatus !== 'idle')
  return { isRetrying, canRetry: isRetrying || failed.some(hasTransientError) }
}

/** Whether a call failed, and asking again can help. */
export function hasTransientError({ error }: Pick<CallState, 'error'>): boolean {
  return error !== null && isTransient(failureOf(error))
}
