export interface Listeners {
  readonly subscribe: (listener: () => void) => () => void
  readonly notify: () => void
}

/** @param start runs when the first listener subscribes; returns a function that runs when the last listener is gone */
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
