import { isTransient, ServiceError } from './failure'

const MAX_TRIES = 3
const FIRST_WAIT_MS = 1000

/** How long the service is waited for where it asks for patience, in seconds; beyond that it is left alone. */
export const MAX_WAIT_S = 10

/**
 * Whether a failed call is worth another try: at most three altogether, and only after what may pass by itself, a
 * network failure, status 429 or 5xx. A service that asks for more than ten seconds of patience is left alone.
 *
 * @param failures how many tries had failed before this one
 */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return failures + 1 < MAX_TRIES && error instanceof ServiceError && isRetried(error)
}

/**
 * How many milliseconds to wait before the next try: one second, then two, or longer where the service says so.
 *
 * @param failures how many tries had failed before this one
 */
export function retryDelay(failures: number, error: Error): number {
  const retryAfter = error instanceof ServiceError ? retryAfterOf(error) : 0
  return Math.max(FIRST_WAIT_MS * 2 ** failures, retryAfter * 1000)
}

function isRetried(error: ServiceError): boolean {
  const { kind } = error.failure
  return (
    (kind === 'network' || kind === 'status') && isTransient(error.failure) && isShort(retryAfterOf(error))
  )
}

function isShort(seconds: number): boolean {
  return seconds <= MAX_WAIT_S
}

function retryAfterOf({ failure }: ServiceError): number {
  return failure.kind === 'status' ? (failure.retryAfter ?? 0) : 0
}
