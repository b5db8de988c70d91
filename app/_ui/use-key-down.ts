import { useEffectEvent, useLayoutEffect } from 'react'

/** Follows the keys that are pressed anywhere on the page. */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void) {
  const follow = useEffectEvent(onKeyDown)
  // Heard from the paint on: a field may have the focus before other effects run.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => follow(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
