import { useSyncExternalStore } from 'react'

const DISMISSED_KEY = 'tera-raid-info:service-notice-dismissed'

const listeners = new Set<() => void>()
let dismissed: boolean | undefined

/** Whether the visitor has dismissed the service notice in this visit: since the tab was opened. */
export function useNoticeDismissed(): boolean {
  return useSyncExternalStore(subscribe, isDismissed, () => false)
}

/** Keeps the service notice away for the rest of the visit; where the browser keeps nothing, until the page is loaded again. */
export function dismissNotice() {
  dismissed = true
  try {
    sessionStorage.setItem(DISMISSED_KEY, 'yes')
  } catch {
    // Storage may be refused or full.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isDismissed(): boolean {
  dismissed ??= wasDismissed()
  return dismissed
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null
  } catch {
    return false
  }
}
