import { createListeners } from '@/lib/listeners'
import type { StoredName } from './what-is-stored'

interface Format<Value> {
  /** The value while nothing is stored, and in prerendered pages. */
  readonly nothing: Value
  /** Reads stored text. Must not throw. */
  readonly parse: (text: string) => Value
  /** The text to store. */
  readonly textOf: (value: Value) => string
}

/** A value that a browser stores, the same in all tabs. Components follow it with `useStored`. */
export interface StoredValue<Value> extends Format<Value> {
  readonly current: () => Value
  /** Changes the value. If storage is full or blocked, the change holds for this page only. */
  readonly set: (next: Value) => void
  readonly update: (change: (before: Value) => Value) => void
  /** Removes what is stored. */
  readonly clear: () => void
  /** Whether the last change could not be stored. */
  readonly isLost: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** The key under which the browser stores a value. */
export function storageKey(name: StoredName): string {
  return `tera-raid-info-${name}`
}

/** A value in `localStorage`. */
export function storedValue<Value>(name: StoredName, format: Format<Value>): StoredValue<Value> {
  return valueIn(() => localStorage, storageKey(name), format)
}

/** A value in `sessionStorage`, which the browser drops when the tab is closed. */
export function valueOfVisit<Value>(name: StoredName, format: Format<Value>): StoredValue<Value> {
  return valueIn(() => sessionStorage, `tera-raid-info:${name}`, format)
}

function valueIn<Value>(storage: () => Storage, key: string, format: Format<Value>): StoredValue<Value> {
  const { nothing, parse, textOf } = format
  let value = nothing
  /** The stored text that the value was read from; `null` for none. */
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

  function current(): Value {
    // While nobody listens, another tab may have changed it.
    if (!isFollowed) read()
    return value
  }

  // The value stays the same object while its text does.
  function read() {
    const stored = storedText()
    if (lost || stored === text) return
    text = stored
    value = stored === null ? nothing : parse(stored)
  }

  // Another tab has changed it, or cleared all that is stored, which names no key.
  function hearOtherTab(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    lost = false
    readAgain()
  }

  // Also once a page that was frozen is shown again: it has heard nothing.
  function readAgain() {
    read()
    notify()
  }

  function change(next: Value, nextText: string | null) {
    value = next
    text = nextText
    lost = !store()
    notify()
  }

  const set = (next: Value) => change(next, textOf(next))

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
