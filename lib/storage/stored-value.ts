import { createListeners } from '@/lib/listeners'
import type { StoredName } from './what-is-stored'

interface Format<T> {
  /** Also used in prerendered pages. */
  readonly nothing: T
  /** Must not throw. */
  readonly parse: (text: string) => T
  readonly textOf: (value: T) => string
}

/** Synchronized across tabs. Components read it with `useStored`. */
export interface StoredValue<T> extends Format<T> {
  readonly current: () => T
  /** If storage is full or blocked, the change lasts until the visitor leaves the page. */
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

/** The browser deletes the value when the visitor closes the tab. */
export function valueOfVisit<T>(name: StoredName, format: Format<T>): StoredValue<T> {
  return valueIn(() => sessionStorage, `tera-raid-info:${name}`, format)
}

function valueIn<T>(storage: () => Storage, key: string, format: Format<T>): StoredValue<T> {
  const { nothing, parse, textOf } = format
  let value = nothing
  let text: string | null = null
  let isUnsaved = false
  let isFollowed = false
  const { subscribe, notify } = createListeners(followOtherTabs)

  function followOtherTabs(): () => void {
    const tabListeners = new AbortController()
    const { signal } = tabListeners
    read()
    isFollowed = true
    window.addEventListener('storage', hearOtherTab, { signal })
    window.addEventListener('pageshow', readAgain, { signal })
    return () => {
      isFollowed = false
      tabListeners.abort()
    }
  }

  function current(): T {
    // Without listeners, another tab may have changed the value unnoticed.
    if (!isFollowed) read()
    return value
  }

  // Keep the same object while the text is the same.
  function read() {
    const newText = storedText()
    if (isUnsaved || newText === text) return
    text = newText
    value = newText === null ? nothing : parse(newText)
  }

  // The event has no key if another tab has cleared all storage.
  function hearOtherTab(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    isUnsaved = false
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
    isUnsaved = !store()
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
    update: (nextFrom) => set(nextFrom(current())),
    clear: () => change(nothing, null),
    isLost: () => isUnsaved,
    subscribe,
  }
}
