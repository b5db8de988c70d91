import { useEffect, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react'

/**
 * Follows a value outside of React. Use it instead of `useSyncExternalStore`, which subscribes only after effects, some time
 * after the paint. React would miss a letter typed before that, and put the old text back into the field.
 *
 * @param current returns the same object while nothing changes
 * @param prerendered the value in the HTML; needed only if a prerendered page uses it
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
  // Now React has subscribed.
  useEffect(() => {
    if (early.current?.of === subscribe) early.current.stop()
  }, [subscribe])
  return value
}
