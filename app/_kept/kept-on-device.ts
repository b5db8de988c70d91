import { createListeners } from '@/app/_ui/listeners'
import { useStore } from '@/app/_ui/use-store'

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
  const { subscribe, notify } = createListeners(followOtherTabs)

  function followOtherTabs(): () => void {
    // While nobody listened, another tab may have changed it.
    if (!lost) known = undefined
    window.addEventListener('storage', readAgain)
    return () => window.removeEventListener('storage', readAgain)
  }

  function current(): Value {
    known ??= stored()
    return known
  }

  function stored(): Value {
    const text = storedText(key)
    return text === null ? nothing : parse(text)
  }

  // Another tab has changed it, or cleared all that is stored, which names no key.
  function readAgain(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    lost = false
    change(stored())
  }

  function change(value: Value) {
    known = value
    notify()
  }

  return {
    current,
    keep(value: Value) {
      lost = !store(key, textOf(value))
      change(value)
    },
    /** The value; the prerendered page has nothing. */
    useValue: () => useStore(subscribe, current, () => nothing),
    /** Whether the last change could not be stored. */
    useIsLost: () =>
      useStore(
        subscribe,
        () => lost,
        () => false,
      ),
  }
}

/** A text that is stored; `null` where none is, or storage is blocked. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text. Whether that could be done: storage may be blocked, or full. */
export function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
