import { useEffect, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react'

/**
 * Follows a value outside of React. Use it instead of `useSyncExternalStore`, which subscribes only after the paint.
 * Until then, React would miss a typed letter and restore the field's old text.
 *
 * @param current returns the same object while nothing changes
 * @param prerendered the value in the HTML; needed only on prerendered pages
 */
export function useStore<T>(
  subscribe: (listener: () => void) => () => void,
  current: () => T,
  prerendered?: () => T,
): T {
  const value = useSyncExternalStore(subscribe, current, prerendered)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  const early = useRef<{ of: typeof subscribe; stop: () => void }>(undefined)
  useLayoutEffect(() => {
    const unsubscribe = subscribe(renderAgain)
    const stop = () => {
      if (early.current?.stop !== stop) return
      early.current = undefined
      unsubscribe()
    }
    early.current = { of: subscribe, stop }
    return stop
  }, [subscribe])
  // React has subscribed by now.
  useEffect(() => {
    if (early.current?.of === subscribe) early.current.stop()
  }, [subscribe])
  return value
}
