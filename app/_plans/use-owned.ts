import { useSyncExternalStore } from 'react'
import {
  mergeOwned,
  NOTHING_OWNED,
  OWNED_KEY,
  type Owned,
  ownedText,
  parseOwned,
  toggleOwned,
} from '@/lib/plans/owned'

/**
 * The creatures that the visitor owns, stored on the device, and the functions that change them. `isLost`: the last change
 * could not be stored, and holds for this page only.
 */
export function useOwned() {
  const owned = useSyncExternalStore(subscribe, current, () => NOTHING_OWNED)
  const isLost = useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  )
  return {
    owned,
    isLost,
    toggle: (creature: string) => keep(toggleOwned(current(), creature)),
    hideOthers: (hidesOthers: boolean) => keep({ ...current(), hidesOthers }),
    add: (imported: Owned) => keep(mergeOwned(current(), imported)),
  }
}

let known: Owned | undefined
let lost = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', readAgain)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', readAgain)
  }
}

function current(): Owned {
  known ??= readOwned()
  return known
}

function readOwned(): Owned {
  try {
    return parseOwned(localStorage.getItem(OWNED_KEY)) ?? NOTHING_OWNED
  } catch {
    return NOTHING_OWNED
  }
}

// Another tab has changed it.
function readAgain({ key }: StorageEvent) {
  if (key !== OWNED_KEY) return
  lost = false
  change(readOwned())
}

function keep(owned: Owned) {
  try {
    localStorage.setItem(OWNED_KEY, ownedText(owned))
    lost = false
  } catch {
    // Storage may be blocked, or full.
    lost = true
  }
  change(owned)
}

function change(owned: Owned) {
  known = owned
  for (const listener of listeners) listener()
}
