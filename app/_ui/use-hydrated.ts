import { useSyncExternalStore } from 'react'

/** Whether the page is hydrated. Content that works only then need not be in its HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, whenStarted, whenPrerendered)
}

// Never changes back.
function subscribe() {
  return () => undefined
}

function whenStarted(): boolean {
  return true
}

function whenPrerendered(): boolean {
  return false
}
