import { useEffect } from 'react'
import { useStore } from '@/app/_ui/use-store'
import { createListeners } from '@/lib/listeners'
import { loadUnlessLeft } from './load-unless-left'

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
 * Loads a part of the program when it is first needed, once for all its users. `React.lazy` keeps a failed load, and so
 * could not try again.
 *
 * @param name what the console calls it where it cannot be loaded
 */
export function lazyPart<Module>(name: string, importModule: () => Promise<Module>): LazyPart<Module> {
  let state: State<Module> = { failed: false }
  let loading: Promise<Module | undefined> | undefined
  const { subscribe, notify } = createListeners()

  function load(): Promise<Module | undefined> {
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

  function change(next: State<Module>) {
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

// A prerendered page has loaded no parts.
function getNothing() {
  return NOTHING
}

/** Whether the visitor asked for little traffic: then nothing is loaded that the page does not show. */
export function prefersReducedData(): boolean {
  // https://wicg.github.io/savedata/#savedata-attribute, not known to TypeScript's DOM library.
  return 'connection' in navigator && Object(navigator.connection).saveData === true
}
