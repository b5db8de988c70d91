import { CircuitBreaker } from './circuit-breaker'
import { ServiceError } from './failure'
import { MAX_WAIT_S } from './retry'

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
