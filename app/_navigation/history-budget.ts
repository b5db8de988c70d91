/**
 * How the writes to the history are spaced where typing makes many in a row. Safari refuses the 101st within 30 seconds,
 * Chromium and Firefox the 201st within 10: 90 in any 30 seconds leave room for what Next writes.
 */
const BURST = 40
const INTERVAL = 600

/** The value of `paid` before the first write. */
export const NOTHING_WRITTEN = Number.NEGATIVE_INFINITY

/**
 * By when the writes so far are paid for, at one in 600 ms, after a further one.
 *
 * @param paid the same before that write
 * @param now in milliseconds, on any clock that does not go back
 */
export function paidAfterWrite(paid: number, now: number): number {
  return Math.max(paid, now) + INTERVAL
}

/**
 * How many milliseconds the next write has to wait: none while fewer than 40 are unpaid.
 *
 * @param paid by when the writes so far are paid for
 * @param now on the same clock
 */
export function waitBeforeWrite(paid: number, now: number): number {
  return Math.max(0, paid - now - (BURST - 1) * INTERVAL)
}
