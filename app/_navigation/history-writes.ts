import { painted } from '@/app/_ui/painted'
import { type Address, hrefOf } from '@/lib/links/address'

/** The delay before a refused write is repeated, in milliseconds. */
const RETRY_DELAY = 1000

/**
 * Spacing of writes, since typing makes many in a row; in writes and milliseconds. Safari refuses the 101st write within 30
 * seconds, Chromium and Firefox the 201st within 10. At most 90 writes in 30 seconds leave room for those of Next.
 */
const BURST = 40
const INTERVAL = 600

/** `paidUntil` before the first write. */
export const NOTHING_WRITTEN = Number.NEGATIVE_INFINITY

/** Pending writes: first to the current entry, then to a new entry. */
interface Unwritten {
  readonly inPlace?: Address | undefined
  readonly asNew?: Address | undefined
}

let unwritten: Unwritten = {}
let paidUntil = NOTHING_WRITTEN
let timer: ReturnType<typeof setTimeout> | undefined

/** The address of the address bar, pending writes included. */
export function currentAddress(): Address {
  return unwritten.asNew ?? unwritten.inPlace ?? window.location
}

/** Puts an address into a new entry of the history. */
export function pushAddress(address: Address) {
  unwritten = { ...unwritten, asNew: address }
  writeNow()
}

/**
 * Replaces the current entry of the history. It writes after the next paint, since a write takes a slow phone as long as a
 * search, and no more often than browsers allow, since typing makes many writes. Until then, `currentAddress` returns it.
 */
export function replaceAddress(address: Address) {
  unwritten = unwritten.asNew ? { ...unwritten, asNew: address } : { inPlace: address }
  painted().then(() => writeAfter(waitBeforeWrite(paidUntil, performance.now())))
}

/** Drops pending writes, since the visitor has left their entry. */
export function forgetUnwritten() {
  unwritten = {}
}

function writeAfter(wait: number) {
  clearTimeout(timer)
  if (wait > 0) timer = setTimeout(writeNow, wait)
  else writeNow()
}

function writeNow() {
  try {
    // Next replaces both methods with its own, which wake its router. The browser's methods are on the prototype.
    if (unwritten.inPlace) write(History.prototype.replaceState, unwritten.inPlace)
    unwritten = { asNew: unwritten.asNew }
    if (unwritten.asNew) write(History.prototype.pushState, unwritten.asNew)
    unwritten = {}
  } catch {
    // Refused, as Safari refuses the 101st write in 30 seconds.
    writeAfter(RETRY_DELAY)
  }
}

function write(writer: History['pushState'], address: Address) {
  writer.call(window.history, null, '', hrefOf(address))
  paidUntil = paidAfterWrite(paidUntil, performance.now())
}

/**
 * Returns `paidUntil` after a write. Each write costs 600 ms, which pass from `now` or the previous `paidUntil`.
 *
 * @param now in milliseconds, on any clock that does not go back
 */
export function paidAfterWrite(paidUntil: number, now: number): number {
  return Math.max(paidUntil, now) + INTERVAL
}

/** How many milliseconds the next write has to wait. It does not wait while fewer than 40 writes are unpaid. */
export function waitBeforeWrite(paidUntil: number, now: number): number {
  return Math.max(0, paidUntil - now - (BURST - 1) * INTERVAL)
}
