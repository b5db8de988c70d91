/** Why a call to the Pokémon API failed. */
export type Failure =
  | { readonly kind: 'time-out' }
  | { readonly kind: 'network' }
  /** An HTTP error status; `retryAfter` is in seconds, if the service sent it. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: number }
  /** The service answered with a GraphQL error. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'invalid' }
  /** The call was not made because earlier ones failed; `because` is the failure that started the pause. */
  | { readonly kind: 'paused'; readonly because: Failure }

/** A failed call of the creature service. The message names the call and the reason; `cause` is the original error. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'

  constructor(
    message: string,
    readonly failure: Failure,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** The failure of an error. An error other than a `ServiceError` comes from an invalid answer. */
function failureOf(error: Error): Failure {
  return error instanceof ServiceError ? error.failure : { kind: 'invalid' }
}

/** The kind of failure of an error: see `failureOf`. */
export function failureKind(error: Error): Failure['kind'] {
  return failureOf(error).kind
}

/**
 * Whether a failure may be gone on the next try: a network failure, a time-out, status 429 or 5xx. A refused call or an
 * invalid answer would fail again.
 */
export function isTransient(failure: Failure): boolean {
  switch (failure.kind) {
    case 'network':
    case 'time-out':
      return true
    case 'status':
      return failure.status === 429 || failure.status >= 500
    case 'paused':
      return isTransient(failure.because)
    default:
      return false
  }
}

/** The state of a call of the creature service, in the fields of React Query's results. */
export interface CallState {
  /** The answer; `undefined` when there is none. */
  readonly data: unknown
  /** Why the call failed; `null` when it has not failed, and during a retry. */
  readonly error: Error | null
  /** Number of times that the call failed after all its tries. */
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
