/** Why the creature service gave no answer that can be used. */
export type Failure =
  | { readonly kind: 'time-out' }
  | { readonly kind: 'network' }
  /** An HTTP status that tells of no success; `retryAfter` is in seconds, where the service named it. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: number }
  /** The service understood the call, and answered with a GraphQL error. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'invalid' }
  /** The call was not made, since others had failed before it: `because` is why the last of them did. */
  | { readonly kind: 'paused'; readonly because: Failure }

/** A call of the creature service that failed: the message names the call and the reason, `cause` what was thrown. */
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

/** The failure that an error tells of; one that is not of the service was met in what the service had answered. */
export function failureOf(error: Error): Failure {
  return error instanceof ServiceError ? error.failure : { kind: 'invalid' }
}

/** What kind of failure an error tells of, as `failureOf` has it. */
export function failureKind(error: Error): Failure['kind'] {
  return failureOf(error).kind
}

/**
 * Whether a failure may be gone when the same is asked again: a network failure, a time-out, status 429 or 5xx. What the
 * service refused or answered wrongly, it would refuse or answer wrongly again.
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
