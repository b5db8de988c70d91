import type { Failure } from './failure'

const FAILED_RAIDS = 3
const PAUSE_MS = 60_000

/** A time in which the creature service is left alone. */
export interface Pause {
  /** How much of it is left, in milliseconds. */
  readonly ms: number
  /** The failure that began it. */
  readonly because: Failure
}

/**
 * Tells when the creature service is to be left alone: for a minute after the calls for three raids in a row failed, each
 * time one fails after that, and for as long as the service asks by `Retry-After`. It keeps time by a clock, and does
 * nothing by itself.
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

  /** The pause that is on; `undefined` where calls may be made. */
  get pause(): Pause | undefined {
    const ms = this.#pausedUntil - this.#clock()
    return ms > 0 && this.#because ? { ms, because: this.#because } : undefined
  }

  /** A call was answered: the raids that failed before it do not count any more. */
  recordSuccess() {
    this.#failedRaids.clear()
  }

  /**
   * A call failed, whether it will be tried again or not.
   *
   * @param raid what stands for its raid, and counts once however often it fails; not set for a call that several raids
   *   may share
   */
  recordFailure(failure: Failure, raid?: string) {
    if (raid) this.#failedRaids.add(raid)
    const afterRaids = this.#failedRaids.size >= FAILED_RAIDS ? PAUSE_MS : 0
    const until = this.#clock() + Math.max(afterRaids, retryAfterMs(failure))
    if (until <= this.#pausedUntil) return
    this.#pausedUntil = until
    this.#because = failure
  }

  /** The visitor wants the service to be asked: what failed before is forgotten. */
  reset() {
    this.#failedRaids.clear()
    this.#pausedUntil = 0
  }
}

function retryAfterMs(failure: Failure): number {
  return failure.kind === 'status' ? (failure.retryAfter ?? 0) * 1000 : 0
}
