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
  const stop = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    stop.current = subscribe(renderAgain)
    return () => stop.current?.()
  }, [subscribe])
  // From here on React listens itself.
  useEffect(() => stop.current?.())
  return value
}
