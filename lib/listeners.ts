/** The listeners of a value outside of React: `subscribe` is what `useStore` takes. */
export interface Listeners {
  readonly subscribe: (listener: () => void) => () => void
  /** Tells all of them that the value has changed. */
  readonly notify: () => void
}

/**
 * The listeners of one value.
 *
 * @param start called with the first listener to follow what the value depends on; gives the function that ends this, called
 * when the last listener is gone
 */
export function createListeners(start?: () => () => void): Listeners {
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined
  return {
    subscribe(listener) {
      if (listeners.size === 0) stop = start?.()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop?.()
      }
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
