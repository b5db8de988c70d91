import { ServiceError } from '@/lib/creature/failure'

const MAX_TRIES = 3
const FIRST_WAIT_MS = 1000
const LONGEST_RETRY_AFTER_S = 10

/**
 * Whether a failed call is worth another try: at most three altogether, and only after what may pass by itself, a
 * network failure, status 429 or 5xx. A service that asks for more than ten seconds of patience is left alone.
 *
 * @param failures how many tries had failed before this one
 */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return failures + 1 < MAX_TRIES && error instanceof ServiceError && mayPass(error)
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

function mayPass(error: ServiceError): boolean {
  const { failure } = error
  if (failure.kind === 'network') return true
  if (failure.kind !== 'status') return false
  return (failure.status === 429 || failure.status >= 500) && retryAfterOf(error) <= LONGEST_RETRY_AFTER_S
}

function retryAfterOf({ failure }: ServiceError): number {
  return failure.kind === 'status' ? (failure.retryAfter ?? 0) : 0
}
