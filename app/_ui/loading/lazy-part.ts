import { useEffect } from 'react'
import { useStore } from '@/app/_ui/use-store'
import { createListeners } from '@/lib/listeners'

interface State<T> {
  readonly module?: T
  readonly failed: boolean
}

export interface LazyPart<T> {
  /** Loads the module, again after a failure. Resolves with `undefined` on failure; never rejects. */
  readonly load: () => Promise<T | undefined>
  /** Starts and follows the loading; `retry` repeats it after a failure. */
  readonly use: () => State<T> & { readonly retry: () => void }
  readonly useProgress: () => State<T>
  /** Doesn't start the loading. */
  readonly useIfLoaded: () => T | undefined
}

/**
 * Makes a part that is loaded once for all its users. Unlike this, `React.lazy` caches a failed load and so can't try
 * again.
 *
 * @param name its name in the console if it can't be loaded
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

  function change(newState: State<T>) {
    state = newState
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

function getNothing() {
  return NOTHING
}

/** Under Save-Data, pages load nothing ahead of time. */
export function prefersReducedData(): boolean {
  // https://wicg.github.io/savedata/#savedata-attribute, which TypeScript's DOM library lacks.
  return 'connection' in navigator && Object(navigator.connection).saveData === true
}

/** In milliseconds. A page that is still there after this time wasn't left: downloads fire `beforeunload` too. */
const STAYED_AFTER = 10_000

/**
 * Loads something, ignoring failures caused by leaving the page. If the visitor stays, reports the failure after
 * `STAYED_AFTER`.
 */
async function loadUnlessLeft<T>(load: () => Promise<T>): Promise<T> {
  let stayed: Promise<void> | undefined
  const onLeaving = () => {
    stayed = new Promise((resolve) => setTimeout(resolve, STAYED_AFTER))
  }
  // Listen only while loading: Firefox doesn't cache a page with such a listener for Back. iOS only fires `pagehide`.
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
