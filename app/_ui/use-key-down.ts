import { useEffectEvent, useLayoutEffect } from 'react'

export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void) {
  const follow = useEffectEvent(onKeyDown)
  // A layout effect, since a field may have the focus before other effects run.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => follow(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
