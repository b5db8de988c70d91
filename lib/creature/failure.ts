/** Why the creature service gave no answer that can be used. */
export type Failure =
  | { readonly kind: 'time-out' }
  | { readonly kind: 'network' }
  /** An HTTP status that tells of no success; `retryAfter` is in seconds, where the service named it. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: number }
  /** The service understood the call, and answered with a GraphQL error. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'invalid' }

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

/** What kind of failure an error tells of; one that is not of the service was met in what the service had answered. */
export function failureKind(error: Error): Failure['kind'] {
  return error instanceof ServiceError ? error.failure.kind : 'invalid'
}
