import { isTransient, ServiceError } from './failure'

const MAX_TRIES = 3
const FIRST_WAIT_MS = 1000

/** In seconds: a longer `Retry-After` is not waited for. */
export const MAX_WAIT_S = 10

/**
 * Whether to retry a failed call: after a network failure, status 429 or 5xx, at most three tries in all, and not when
 * `Retry-After` is more than ten seconds.
 *
 * @param failures the number of earlier failed tries
 */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return failures + 1 < MAX_TRIES && error instanceof ServiceError && isRetried(error)
}

/**
 * The delay before the next try in milliseconds: one second, then two, or longer when `Retry-After` says so.
 *
 * @param failures the number of earlier failed tries
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
