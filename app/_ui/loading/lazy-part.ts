import { useEffect } from 'react'
import { useStore } from '@/app/_ui/use-store'
import { createListeners } from '@/lib/listeners'

interface State<T> {
  readonly module?: T
  readonly failed: boolean
}

/** A part of the program that is loaded on demand. */
export interface LazyPart<T> {
  /** Loads the module, again after a failure. Resolves with `undefined` on failure, and never rejects. */
  readonly load: () => Promise<T | undefined>
  /** Starts and follows the loading. `retry` starts it again after a failure. */
  readonly use: () => State<T> & { readonly retry: () => void }
  /** Follows the loading without starting it. */
  readonly useProgress: () => State<T>
  /** The module if it is loaded. Does not start the loading. */
  readonly useIfLoaded: () => T | undefined
}

/**
 * Makes a part that is loaded once for all its users. `React.lazy` caches a failed load, so it could not try again.
 *
 * @param name its name in the console if it cannot be loaded
 */
export function lazyPart<T>(name: string, importModule: () => Promise<T>): LazyPart<T> {
  let state: State<T> = { failed: false }
  let loading: Promise<T | undefined> | undefined
  const { subscribe, notify } = createListeners()

  function load(): Promise<T | undefined> {
    if (!loading && state.failed) change({ failed: false })
    loading ??= loadUnlessLeft(importModule).then(
      (module) => {
        change({ module, failed: false })
        return module
      },
      (error: unknown) => {
        console.error(`${name} could not be loaded:`, error)
        loading = undefined
        change({ failed: true })
        return undefined
      },
    )
    return loading
  }

  function change(next: State<T>) {
    state = next
    notify()
  }

  const useProgress = () => useStore(subscribe, () => state, getNothing)

  return {
    load,
    use: () => {
      useEffect(() => {
        load()
      }, [])
      return { ...useProgress(), retry: load }
    },
    useProgress,
    useIfLoaded: () => useProgress().module,
  }
}

const NOTHING = { failed: false } as const

// Prerendered pages have no lazy parts.
function getNothing() {
  return NOTHING
}

/** Whether the visitor has Save-Data on. Then pages load nothing ahead of time. */
export function prefersReducedData(): boolean {
  // https://wicg.github.io/savedata/#savedata-attribute, not known to TypeScript's DOM library.
  return 'connection' in navigator && Object(navigator.connection).saveData === true
}

/** If the page is still there after this time in milliseconds, the visitor has stayed. A download, too, fires `beforeunload`. */
const STAYED_AFTER = 10_000

/**
 * Loads something, ignoring failures caused by leaving the page. If the visitor stays, the failure is reported after ten
 * seconds.
 */
async function loadUnlessLeft<T>(load: () => Promise<T>): Promise<T> {
  let stayed: Promise<void> | undefined
  const onLeaving = () => {
    stayed = new Promise((resolve) => setTimeout(resolve, STAYED_AFTER))
  }
  // Listen only while loading, since Firefox does not cache a page with such a listener for Back. `pagehide` is for iOS.
  const events = ['beforeunload', 'pagehide'] as const
  for (const event of events) window.addEventListener(event, onLeaving)
  try {
    return await load()
  } catch (error) {
    await stayed
    throw error
  } finally {
    for (const event of events) window.removeEventListener(event, onLeaving)
  }
}
