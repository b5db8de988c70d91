import { painted } from '@/app/_ui/painted'
import { type Address, hrefOf } from '@/lib/links/address'
import { NOTHING_WRITTEN, paidAfterWrite, waitBeforeWrite } from './history-budget'

/** The delay before a refused write is tried again, in milliseconds. */
const TRY_AGAIN_AFTER = 1000

/** Writes that the history has not taken yet: one to its current entry, then one to a new entry. */
interface Unwritten {
  readonly inPlace?: Address | undefined
  readonly asNew?: Address | undefined
}

let unwritten: Unwritten = {}
let paid = NOTHING_WRITTEN
let timer: ReturnType<typeof setTimeout> | undefined

/** The address of the address bar, pending writes included. */
export function currentAddress(): Address {
  return unwritten.asNew ?? unwritten.inPlace ?? window.location
}

/** Puts an address into the address bar, as a new entry of the history. */
export function pushAddress(address: Address) {
  unwritten = { ...unwritten, asNew: address }
  writeNow()
}

/**
 * Puts an address into the address bar, in the place of the current entry. It is written after the next paint, since a
 * write costs a slow phone as much as a search, and no more often than a browser allows, since typing makes many writes.
 * Until then, `currentAddress` knows it.
 */
export function replaceAddress(address: Address) {
  unwritten = unwritten.asNew ? { ...unwritten, asNew: address } : { inPlace: address }
  painted().then(() => writeAfter(waitBeforeWrite(paid, performance.now())))
}

/** Forgets what is not written yet: the visitor has left the entry that it was meant for. */
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
    // Next replaces both by its own, which wake its router: the browser's are on the prototype.
    if (unwritten.inPlace) write(History.prototype.replaceState, unwritten.inPlace)
    unwritten = { asNew: unwritten.asNew }
    if (unwritten.asNew) write(History.prototype.pushState, unwritten.asNew)
    unwritten = {}
  } catch {
    // Refused, as Safari refuses the 101st write in 30 seconds.
    writeAfter(TRY_AGAIN_AFTER)
  }
}

function write(writer: History['pushState'], address: Address) {
  writer.call(window.history, null, '', hrefOf(address))
  paid = paidAfterWrite(paid, performance.now())
}
