import { useEffect, useSyncExternalStore } from 'react'

interface State<Module> {
  readonly module?: Module
  readonly failed: boolean
}

/** A part of the program that is not in the first load. */
export interface LazyPart<Module> {
  /** Starts the loading, again after a failure, and gives the module; `undefined` where it fails. Never rejects. */
  readonly load: () => Promise<Module | undefined>
  /** Follows the loading, and starts it. `retry` starts it again after a failure. */
  readonly use: () => State<Module> & { readonly retry: () => void }
  /** Follows the loading without starting it. */
  readonly useProgress: () => State<Module>
  /** The module, once it is loaded, without starting that. */
  readonly useIfLoaded: () => Module | undefined
}

/**
 * Makes a part of the program one that is loaded when it is needed, once for all who need it. `React.lazy` keeps a load
 * that failed, and so could not try again.
 *
 * @param name what the console calls it where it cannot be loaded
 */
export function lazyPart<Module>(name: string, importModule: () => Promise<Module>): LazyPart<Module> {
  let state: State<Module> = { failed: false }
  let loading: Promise<Module | undefined> | undefined
  const listeners = new Set<() => void>()

  function load(): Promise<Module | undefined> {
    if (!loading && state.failed) change({ failed: false })
    loading ??= importModule().then(
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

  function change(next: State<Module>) {
    state = next
    for (const notify of listeners) notify()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const useProgress = () => useSyncExternalStore(subscribe, () => state, getNothing)

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

// What is prerendered has nothing loaded later.
function getNothing() {
  return NOTHING
}
