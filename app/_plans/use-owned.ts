import { useSyncExternalStore } from 'react'
import { lazyPart } from '@/app/_ui/lazy-part'
import { mergeOwned, NOTHING_OWNED, OWNED_KEY, type Owned, ownedText, toggleOwned } from '@/lib/bring/owned'

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
    toggle: (creature: string) => change((known) => toggleOwned(known, creature)),
    add: (imported: Owned) => change((known) => mergeOwned(known, imported)),
  }
}

/** Reads what is stored. Where nothing is, as for most visitors, it is not loaded. */
const reader = lazyPart('The Pokémon that you own', () => import('@/lib/bring/parse-owned'))

let known: Owned | undefined
let lost = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', readAgain)
  if (!known) read()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', readAgain)
  }
}

function current(): Owned {
  return known ?? NOTHING_OWNED
}

/** What cannot be read now stays unknown, and is not written over. */
async function read() {
  const stored = storedText()
  if (stored === null) return show(NOTHING_OWNED)
  const module = await reader.load()
  if (module) show(module.parseOwned(stored) ?? NOTHING_OWNED)
}

function storedText(): string | null {
  try {
    return localStorage.getItem(OWNED_KEY)
  } catch {
    // Storage may be blocked.
    return null
  }
}

// Another tab has changed it.
function readAgain({ key }: StorageEvent) {
  if (key !== OWNED_KEY) return
  lost = false
  read()
}

async function change(update: (owned: Owned) => Owned) {
  if (!known) await read()
  if (known) keep(update(known))
}

function keep(owned: Owned) {
  try {
    localStorage.setItem(OWNED_KEY, ownedText(owned))
    lost = false
  } catch {
    // Storage may be blocked, or full.
    lost = true
  }
  show(owned)
}

function show(owned: Owned) {
  known = owned
  for (const listener of listeners) listener()
}
