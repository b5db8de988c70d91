import { useEffect, useEffectEvent } from 'react'

/** Follows the keys that are pressed anywhere on the page. */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void) {
  const follow = useEffectEvent(onKeyDown)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => follow(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
