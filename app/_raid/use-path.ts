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

/** Puts a path of the site into the address bar, as a new entry of the history, without loading a page. */
export function goTo(path: string) {
  // Next replaces `history.pushState` by one of its own that wakes its router: the browser's is on the prototype.
  History.prototype.pushState.call(window.history, null, '', pageHref(path))
  for (const listener of listeners) listener()
}

/** The path of the address bar without base path; the whole path where that is missing. */
function currentPath(): string {
  return sitePath(window.location.pathname)
}

function subscribe(listener: () => void): () => void {
  const onPopState = (event: PopStateEvent) => {
    // Next's own listener would reload an entry that its router did not write.
    event.stopImmediatePropagation()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('popstate', onPopState, { capture: true })
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', onPopState, { capture: true })
  }
}
