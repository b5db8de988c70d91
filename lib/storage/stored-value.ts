import { createListeners } from '@/lib/listeners'
import type { StoredName } from './what-is-stored'

interface Format<T> {
  /** The value if nothing is stored, and in prerendered pages. */
  readonly nothing: T
  /** Must not throw. */
  readonly parse: (text: string) => T
  readonly textOf: (value: T) => string
}

/** A value in the browser's storage, synchronized across tabs. Components read it with `useStored`. */
export interface StoredValue<T> extends Format<T> {
  readonly current: () => T
  /** Changes the value. If storage is full or blocked, the change lasts until the visitor leaves the page. */
  readonly set: (next: T) => void
  readonly update: (change: (before: T) => T) => void
  readonly clear: () => void
  readonly isLost: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

export function storageKey(name: StoredName): string {
  return `tera-raid-info-${name}`
}

export function storedValue<T>(name: StoredName, format: Format<T>): StoredValue<T> {
  return valueIn(() => localStorage, storageKey(name), format)
}

/** A value in `sessionStorage`, which the browser deletes when the visitor closes the tab. */
export function valueOfVisit<T>(name: StoredName, format: Format<T>): StoredValue<T> {
  return valueIn(() => sessionStorage, `tera-raid-info:${name}`, format)
}

function valueIn<T>(storage: () => Storage, key: string, format: Format<T>): StoredValue<T> {
  const { nothing, parse, textOf } = format
  let value = nothing
  let text: string | null = null
  let lost = false
  let isFollowed = false
  const { subscribe, notify } = createListeners(followOtherTabs)

  function followOtherTabs(): () => void {
    const ended = new AbortController()
    const { signal } = ended
    read()
    isFollowed = true
    window.addEventListener('storage', hearOtherTab, { signal })
    window.addEventListener('pageshow', readAgain, { signal })
    return () => {
      isFollowed = false
      ended.abort()
    }
  }

  function current(): T {
    // Without listeners, another tab may have changed the value unnoticed.
    if (!isFollowed) read()
    return value
  }

  // Keep the same object while the text is the same.
  function read() {
    const stored = storedText()
    if (lost || stored === text) return
    text = stored
    value = stored === null ? nothing : parse(stored)
  }

  // Another tab has changed this value, or cleared all storage, in which case the event has no key.
  function hearOtherTab(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    lost = false
    readAgain()
  }

  // A frozen page misses changes, so read again when the browser shows the page again.
  function readAgain() {
    read()
    notify()
  }

  function change(next: T, nextText: string | null) {
    value = next
    text = nextText
    lost = !store()
    notify()
  }

  const set = (next: T) => change(next, textOf(next))

  function storedText(): string | null {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }

  function store(): boolean {
    try {
      if (text === null) storage().removeItem(key)
      else storage().setItem(key, text)
      return true
    } catch {
      return false
    }
  }

  return {
    ...format,
    current,
    set,
    update: (changed) => set(changed(current())),
    clear: () => change(nothing, null),
    isLost: () => lost,
    subscribe,
  }
}
