import { useStore } from '@/app/_ui/use-store'
import { createListeners } from '@/lib/listeners'

/** A key by which SECURITY.md names what is stored. */
type Key = `tera-raid-info-${string}`

interface Form<Value> {
  /** In `localStorage`. */
  key: Key
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
    const stored = storedText(key)
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

  return {
    current,
    keep(next: Value) {
      value = next
      text = textOf(next)
      lost = !store(key, text)
      notify()
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
export function storedText(key: Key): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text. Whether that could be done: storage may be blocked, or full. */
export function store(key: Key, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
