import { painted } from '@/app/_ui/painted'
import { type Address, hrefOf } from '@/lib/links/address'

/** In milliseconds. */
const RETRY_DELAY = 1000

/**
 * Limits of a burst of writes, since typing makes many; in writes and milliseconds. Safari refuses the 101st write within
 * 30 seconds, Chromium and Firefox the 201st within 10. At most 90 writes in 30 seconds leave room for Next's own.
 */
const BURST = 40
const INTERVAL = 600

export const NOTHING_WRITTEN = Number.NEGATIVE_INFINITY

/** Pending writes: first to the current entry, then to a new entry. */
interface Unwritten {
  readonly inPlace?: Address | undefined
  readonly asNew?: Address | undefined
}

let pending: Unwritten = {}
let paidUntil = NOTHING_WRITTEN
let timer: ReturnType<typeof setTimeout> | undefined

/** Includes pending writes. */
export function currentAddress(): Address {
  return pending.asNew ?? pending.inPlace ?? window.location
}

export function pushAddress(address: Address) {
  pending = { ...pending, asNew: address }
  writeNow()
}

/**
 * Replaces the current entry of the history. Writes after the next paint, since a write takes a slow phone as long as a
 * search, and no more often than browsers allow. Until then, only `currentAddress` has the new address.
 */
export function replaceAddress(address: Address) {
  pending = pending.asNew ? { ...pending, asNew: address } : { inPlace: address }
  painted().then(() => writeAfter(waitBeforeWrite(paidUntil, performance.now())))
}

export function forgetUnwritten() {
  pending = {}
}

function writeAfter(wait: number) {
  clearTimeout(timer)
  if (wait > 0) timer = setTimeout(writeNow, wait)
  else writeNow()
}

function writeNow() {
  try {
    // Next replaces both methods with its own, which wake its router. The browser's methods are on the prototype.
    if (pending.inPlace) write(History.prototype.replaceState, pending.inPlace)
    pending = { asNew: pending.asNew }
    if (pending.asNew) write(History.prototype.pushState, pending.asNew)
    pending = {}
  } catch {
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
