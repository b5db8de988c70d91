import { CircuitBreaker } from './circuit-breaker'
import { ServiceError } from './failure'
import { MAX_WAIT_S } from './retry'

/** Stands between the pages and the creature service. */
export const circuitBreaker = new CircuitBreaker(Date.now)

/** A call that is to be made only while the circuit breaker lets it. */
export interface GuardedCall<Answer> {
  /** Names the call in messages: `GetPokemon garchomp`. */
  readonly name: string
  /** What stands for its raid, where the call is made for one raid alone. */
  readonly raid?: string
  readonly make: () => Promise<Answer>
}

/**
 * Makes a call and tells the circuit breaker what became of it. Waits for the end of a pause of up to ten seconds; in a
 * longer one it rejects with a `ServiceError` of kind `paused` at once. Rejects with the signal's reason when that is
 * aborted meanwhile.
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
