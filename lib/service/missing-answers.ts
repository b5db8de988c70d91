import { failureOf, isTransient } from './failure'

/** The state of a call of the creature service, in the fields of React Query's results. */
export interface CallState {
  /** The answer; `undefined` when there is none. */
  readonly data: unknown
  /** Why the call failed; `null` when it has not failed, and during a retry. */
  readonly error: Error | null
  /** How often it failed after all its tries. */
  readonly errorUpdateCount: number
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
}

/** Missing answers, replaced by saved data. */
export interface MissingAnswers {
  /** Whether one of them is being requested again. */
  readonly isRetrying: boolean
  /** Whether trying again can help: see `isTransient`. */
  readonly canRetry: boolean
}

/** The missing answers of a raid; `undefined` when no call failed, or all were answered later. */
export function missingAnswers(calls: readonly CallState[]): MissingAnswers | undefined {
  const failed = calls.filter(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0)
  if (failed.length === 0) return undefined
  const isRetrying = failed.some(({ fetchStatus }) => fetchStatus !== 'idle')
  return { isRetrying, canRetry: isRetrying || failed.some(hasTransientError) }
}

/** Whether a call failed and trying again can help. */
export function hasTransientError({ error }: Pick<CallState, 'error'>): boolean {
  return error !== null && isTransient(failureOf(error))
}
