import { type Failure, ServiceError } from './failure'
import { MAX_WAIT_S } from './retry'

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

/** The circuit breaker of all calls to the creature service. */
export const circuitBreaker = new CircuitBreaker(Date.now)

/** A call that the circuit breaker may hold back. */
export interface GuardedCall<Answer> {
  /** Names the call in messages: `GetPokemon garchomp`. */
  readonly name: string
  /** An id of its raid, when the call is for one raid only. */
  readonly raid?: string
  readonly make: () => Promise<Answer>
}

/**
 * Makes a call and reports the outcome to the circuit breaker. Waits out a pause of up to ten seconds; during a longer one
 * it rejects at once with a `ServiceError` of kind `paused`. Rejects with the signal's reason when the signal is aborted.
 */
export async function guarded<Answer>(
  { name, raid, make }: GuardedCall<Answer>,
  signal: AbortSignal,
  breaker = circuitBreaker,
): Promise<Answer> {
  await waitForPause(name, signal, breaker)
  try {
    const answer = await make()
    breaker.recordSuccess()
    return answer
  } catch (error) {
    if (error instanceof ServiceError) breaker.recordFailure(error.failure, raid)
    throw error
  }
}

async function waitForPause(name: string, signal: AbortSignal, breaker: CircuitBreaker) {
  for (let { pause } = breaker; pause; pause = breaker.pause) {
    const { ms, because } = pause
    if (ms > MAX_WAIT_S * 1000) {
      const message = `${name}: not asked, nor anything else for ${Math.ceil(ms / 1000)} s`
      throw new ServiceError(message, { kind: 'paused', because })
    }
    await wait(ms, signal)
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
