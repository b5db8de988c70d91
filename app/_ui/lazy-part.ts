import { useEffect, useSyncExternalStore } from 'react'

interface State<Module> {
  readonly module?: Module
  readonly failed: boolean
}

/** A part of the program that is not in the first load. */
export interface LazyPart<Module> {
  /** Starts the loading; never rejects. Does nothing where it has started. */
  readonly load: () => Promise<void>
  /** What has arrived by now, without waiting. */
  readonly loaded: () => Module | undefined
  /** Follows the loading, and starts it. `again` tries once more after a failure. */
  readonly use: () => State<Module> & { readonly again: () => void }
  /** Follows the loading, whoever starts it. */
  readonly useIfLoaded: () => Module | undefined
}

/**
 * Makes a part of the program one that is loaded when it is needed, once for all who need it.
 *
 * @param name what the console calls it where it cannot be loaded
 */
export function lazyPart<Module>(name: string, importModule: () => Promise<Module>): LazyPart<Module> {
  let state: State<Module> = { failed: false }
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function load(): Promise<void> {
    loading ??= importModule().then(
      (module) => change({ module, failed: false }),
      (error: unknown) => {
        console.error(`${name} could not be loaded:`, error)
        loading = undefined
        change({ failed: true })
      },
    )
    return loading
  }

  function again() {
    change({ failed: false })
    load()
  }

  function change(next: State<Module>) {
    state = next
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    load,
    loaded: () => state.module,
    use: () => {
      useEffect(() => {
        load()
      }, [])
      return { ...useSyncExternalStore(subscribe, () => state, getNothing), again }
    },
    useIfLoaded: () => useSyncExternalStore(subscribe, () => state, getNothing).module,
  }
}

const NOTHING = { failed: false } as const

// What is prerendered has nothing loaded later.
function getNothing() {
  return NOTHING
}
