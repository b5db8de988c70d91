import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useStore } from './use-store'

/** Whether the page is hydrated. Content that works only then need not be in its HTML. */
export function useHydrated(): boolean {
  return useStore(subscribe, whenStarted, whenPrerendered)
}

// Never changes back.
function subscribe() {
  return () => undefined
}

function whenStarted(): boolean {
  return true
}

function whenPrerendered(): boolean {
  return false
}

/**
 * Reports a value that was chosen or typed before hydration. A slow page can be used long before, and React does not
 * report it.
 *
 * @param value the value that React rendered
 */
export function useEnteredBeforeStart(
  control: RefObject<HTMLSelectElement | HTMLInputElement | null>,
  value: string,
  onEntered: (value: string) => void,
) {
  const catchUp = useEffectEvent(() => {
    if (control.current && control.current.value !== value) onEntered(control.current.value)
  })
  useEffect(() => catchUp(), [])
}
