import { useSyncExternalStore } from 'react'
import { linkedPath, settledAddress } from '@/lib/links/address'
import { pageHref } from '@/lib/site'
import { painted } from './painted'

const listeners = new Set<() => void>()

/** The query that the address bar is about to have. */
let unwrittenQuery: string | undefined

/** Whether the visitor has gone to another place of the site since the page was loaded. */
let hasMoved = false

/**
 * The path of the address bar without base path, following the visitor through Back, Forward and `goTo`.
 * Next's router is left out of it: see docs/decisions.md, "Moving between raids".
 *
 * @param prerendered the path of the page that was prerendered, which is what its HTML shows
 */
export function usePath(prerendered: string): string {
  return useSyncExternalStore(subscribe, currentPath, () => prerendered)
}

/** The query of the address bar, with its question mark; empty on a prerendered page, and where there is none. */
export function useQuery(): string {
  return useSyncExternalStore(subscribe, currentQuery, () => '')
}

/** Whether the visitor has gone to another place of the site since the page was loaded. */
export function useHasMoved(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasMoved,
    () => false,
  )
}

/** Puts a path of the site into the address bar, as a new entry of the history, without loading a page. */
export function goTo(path: string) {
  writeQuery()
  // Next replaces `history.pushState` by one of its own that wakes its router: the browser's is on the prototype.
  History.prototype.pushState.call(window.history, null, '', pageHref(path))
  hasMoved = true
  tellListeners()
}

/** Puts the page's own address in the place of one that was understood, but is written in another way. */
export function settleAddress() {
  const settled = settledAddress(window.location)
  if (settled === undefined) return
  History.prototype.replaceState.call(window.history, null, '', settled)
  tellListeners()
}

/**
 * Puts another query behind the path of the address bar, in the same entry of the history. It is written once what follows
 * from it shows: to write it costs a slow phone as much as to find what somebody types.
 */
export function setQuery(query: string) {
  if (unwrittenQuery === undefined) painted().then(writeQuery)
  unwrittenQuery = query
  tellListeners()
}

/** The path that the address bar means: see `linkedPath`. */
export function currentPath(): string {
  return linkedPath(window.location)
}

/** The query of the address bar. */
export function currentQuery(): string {
  return unwrittenQuery ?? window.location.search
}

function writeQuery() {
  if (unwrittenQuery === undefined) return
  const address = `${window.location.pathname}${unwrittenQuery}`
  unwrittenQuery = undefined
  History.prototype.replaceState.call(window.history, null, '', address)
}

function tellListeners() {
  for (const listener of listeners) listener()
}

function onPopState(event: PopStateEvent) {
  // It was meant for the entry that was left.
  unwrittenQuery = undefined
  // Next's own listener would reload an entry that its router did not write.
  event.stopImmediatePropagation()
  hasMoved = true
  tellListeners()
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
