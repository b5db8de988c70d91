import { painted } from '@/app/_ui/painted'
import { type Address, hrefOf } from '@/lib/links/address'

/** In milliseconds, before a refused write is repeated. */
const RETRY_DELAY = 1000

/**
 * Limits of a burst of writes, since typing makes many; in writes and milliseconds. Safari refuses the 101st write within
 * 30 seconds, Chromium and Firefox the 201st within 10. At most 90 writes in 30 seconds leave room for Next's own.
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

/** The current address, pending writes included. */
export function currentAddress(): Address {
  return unwritten.asNew ?? unwritten.inPlace ?? window.location
}

export function pushAddress(address: Address) {
  unwritten = { ...unwritten, asNew: address }
  writeNow()
}

/**
 * Replaces the current entry of the history. Writes after the next paint, since a write takes a slow phone as long as a
 * search, and no more often than browsers allow. Until then, only `currentAddress` has the new address.
 */
export function replaceAddress(address: Address) {
  unwritten = unwritten.asNew ? { ...unwritten, asNew: address } : { inPlace: address }
  painted().then(() => writeAfter(waitBeforeWrite(paidUntil, performance.now())))
}

/** Drops pending writes after the visitor has left their entry. */
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
    // Safari refuses too many writes.
    writeAfter(RETRY_DELAY)
  }
}

function write(writer: History['pushState'], address: Address) {
  writer.call(window.history, null, '', hrefOf(address))
  paidUntil = paidAfterWrite(paidUntil, performance.now())
}

/**
 * Returns the new `paidUntil` after a write. Each write costs `INTERVAL`, counted from `now` or the previous `paidUntil`.
 *
 * @param now in milliseconds, from any clock that never goes back
 */
export function paidAfterWrite(paidUntil: number, now: number): number {
  return Math.max(paidUntil, now) + INTERVAL
}

/** Milliseconds until the next write. Fewer than `BURST` unpaid writes need no wait. */
export function waitBeforeWrite(paidUntil: number, now: number): number {
  return Math.max(0, paidUntil - now - (BURST - 1) * INTERVAL)
}
