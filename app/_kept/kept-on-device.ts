import { useSyncExternalStore } from 'react'

interface Form<Value> {
  /** The key in `localStorage`. */
  key: string
  /** The value where nothing is stored. */
  nothing: Value
  /** Reads stored text. Must not throw. */
  parse: (text: string) => Value
  textOf: (value: Value) => string
}

/**
 * A value that is stored on the device, and the same in all tabs. Where storage is full or blocked, a change holds for this
 * page only.
 */
export function keptOnDevice<Value>({ key, nothing, parse, textOf }: Form<Value>) {
  let known: Value | undefined
  let lost = false
  const listeners = new Set<() => void>()

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      // While nobody listened, another tab may have changed it.
      if (!lost) known = undefined
      window.addEventListener('storage', readAgain)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', readAgain)
    }
  }

  function current(): Value {
    known ??= stored()
    return known
  }

  function stored(): Value {
    try {
      const text = localStorage.getItem(key)
      return text === null ? nothing : parse(text)
    } catch {
      return nothing
    }
  }

  // Another tab has changed it, or cleared all that is stored, which names no key.
  function readAgain(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    lost = false
    change(stored())
  }

  function change(value: Value) {
    known = value
    for (const listener of listeners) listener()
  }

  return {
    current,
    keep(value: Value) {
      try {
        localStorage.setItem(key, textOf(value))
        lost = false
      } catch {
        // Storage may be blocked, or full.
        lost = true
      }
      change(value)
    },
    /** The value; the prerendered page has nothing. */
    useValue: () => useSyncExternalStore(subscribe, current, () => nothing),
    /** Whether the last change could not be stored. */
    useIsLost: () =>
      useSyncExternalStore(
        subscribe,
        () => lost,
        () => false,
      ),
  }
}
