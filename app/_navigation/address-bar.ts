import { useSyncExternalStore } from 'react'
import { buildPartOf } from '@/lib/bring/search/build-query'
import { type Address, linkedPath, settledAddress } from '@/lib/links/address'
import { parsePath } from '@/lib/raid/deep-link'
import { pageHref } from '@/lib/site'
import { currentAddress, forgetUnwritten, pushAddress, replaceAddress } from './history-writes'

const listeners = new Set<() => void>()

/** Whether the visitor has gone to another place of the site since the page was loaded. */
let hasMoved = false

/**
 * The path of the address bar without base path, following the visitor through Back, Forward and `goTo`.
 * Next's router is not involved: see docs/decisions.md, "Against the standard way".
 *
 * @param prerendered the path of the prerendered page, which its HTML shows
 */
export function usePath(prerendered: string): string {
  return useSyncExternalStore(subscribe, currentPath, () => prerendered)
}

/** The query of the address bar, with its question mark; empty on a prerendered page, and where there is none. */
export function useQuery(): string {
  return useSyncExternalStore(subscribe, currentQuery, () => '')
}

/** Whether the visitor has gone to another place of the site since the page was loaded. */
export function hasMovedSinceLoad(): boolean {
  return hasMoved
}

/** The same, followed while it changes. */
export function useHasMoved(): boolean {
  return useSyncExternalStore(subscribe, hasMovedSinceLoad, () => false)
}

/** Puts a path of the site into the address bar, as a new entry of the history, without loading a page. */
export function goTo(path: string) {
  pushAddress(addressOf(path))
  hasMoved = true
  notify()
}

/** Does the same in the current entry of the history: Back skips raids that were only passed by a held key. */
export function runOnTo(path: string) {
  replaceAddress(addressOf(path))
  hasMoved = true
  notify()
}

/** Replaces an address that was understood but written differently by the page's own. */
export function settleAddress() {
  const settled = settledAddress(currentAddress())
  if (!settled) return
  replaceAddress(settled)
  notify()
}

/** Replaces the query of the address, in the same entry of the history. */
export function setQuery(query: string) {
  replaceAddress({ pathname: currentAddress().pathname, search: query, hash: '' })
  notify()
}

/** The path that the address bar means: see `linkedPath`. */
export function currentPath(): string {
  return linkedPath(currentAddress())
}

/** The query of the address bar. */
export function currentQuery(): string {
  return currentAddress().search
}

// A search among builds goes along from raid to raid.
function addressOf(path: string): Address {
  const search = parsePath(path)?.boss ? buildPartOf(currentQuery()) : ''
  return { pathname: pageHref(path), search, hash: '' }
}

function notify() {
  for (const listener of listeners) listener()
}

function onPopState(event: PopStateEvent) {
  forgetUnwritten()
  // Next's own listener would reload an entry that its router did not write.
  event.stopImmediatePropagation()
  hasMoved = true
  notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Added once, however many follow the address.
  window.addEventListener('popstate', onPopState, { capture: true })
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('popstate', onPopState, { capture: true })
  }
}
