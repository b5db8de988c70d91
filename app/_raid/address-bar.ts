import { useSyncExternalStore } from 'react'
import { pageHref, sitePath } from '@/lib/site'

const listeners = new Set<() => void>()

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

/** Puts a path of the site into the address bar, as a new entry of the history, without loading a page. */
export function goTo(path: string) {
  // Next replaces `history.pushState` by one of its own that wakes its router: the browser's is on the prototype.
  History.prototype.pushState.call(window.history, null, '', pageHref(path))
  tellListeners()
}

/** Puts another query behind the path of the address bar, in the same entry of the history. */
export function setQuery(query: string) {
  History.prototype.replaceState.call(window.history, null, '', `${window.location.pathname}${query}`)
  tellListeners()
}

/** The path of the address bar without base path; the whole path where that is missing. */
export function currentPath(): string {
  return sitePath(window.location.pathname)
}

/** The query of the address bar. */
export function currentQuery(): string {
  return window.location.search
}

function tellListeners() {
  for (const listener of listeners) listener()
}

function onPopState(event: PopStateEvent) {
  // Next's own listener would reload an entry that its router did not write.
  event.stopImmediatePropagation()
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
