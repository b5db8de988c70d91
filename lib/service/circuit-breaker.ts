import type { Failure } from './failure'

const FAILED_RAIDS = 3
const PAUSE_MS = 60_000

/** A pause in calls to the creature service. */
export interface Pause {
  /** The remaining time in milliseconds. */
  readonly ms: number
  /** The failure that started it. */
  readonly because: Failure
}

/**
 * Decides when to pause calls to the creature service: for a minute after calls for three raids in a row failed, and again
 * after each further failure; and for as long as `Retry-After` says. It only keeps state, and makes no calls itself.
 */
export class CircuitBreaker {
  readonly #clock: () => number
  readonly #failedRaids = new Set<string>()
  #pausedUntil = 0
  #because: Failure | undefined

  /** @param clock the time in milliseconds, as `Date.now` */
  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** The current pause; `undefined` when calls may be made. */
  get pause(): Pause | undefined {
    const ms = this.#pausedUntil - this.#clock()
    return ms > 0 && this.#because ? { ms, because: this.#because } : undefined
  }

  /** Records an answered call, which resets the count of failed raids. */
  recordSuccess() {
    this.#failedRaids.clear()
  }

  /**
   * Records a failed call, whether or not it will be retried.
   *
   * @param raid an id of its raid, which counts once; not set for a call that several raids may share
   */
  recordFailure(failure: Failure, raid?: string) {
    if (raid) this.#failedRaids.add(raid)
    const afterRaids = this.#failedRaids.size >= FAILED_RAIDS ? PAUSE_MS : 0
    const until = this.#clock() + Math.max(afterRaids, retryAfterMs(failure))
    if (until <= this.#pausedUntil) return
    this.#pausedUntil = until
    this.#because = failure
  }

  /** Ends a pause and forgets earlier failures, since the visitor wants to try again. */
  reset() {
    this.#failedRaids.clear()
    this.#pausedUntil = 0
  }
}

function retryAfterMs(failure: Failure): number {
  return failure.kind === 'status' ? (failure.retryAfter ?? 0) * 1000 : 0
}
