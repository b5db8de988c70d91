import { useEffect, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react'

/**
 * Follows a value that lives outside of React. All stores are read by this hook, never by React's own alone: React listens
 * only after its effects, some time after the page shows. A letter typed between the two would change the store
 * unheard, and React would put the old text back into the field.
 *
 * @param current the value now; the same object while nothing changes
 * @param prerendered the value in the HTML of the page; not set where no page is prerendered with it
 */
export function useStore<Value>(
  subscribe: (listener: () => void) => () => void,
  current: () => Value,
  prerendered?: () => Value,
): Value {
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
  // From here on React listens itself.
  useEffect(() => {
    if (early.current?.of === subscribe) early.current.stop()
  }, [subscribe])
  return value
}
