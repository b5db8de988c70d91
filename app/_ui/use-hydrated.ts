import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useStore } from './use-store'

/** Whether the page is hydrated. Content that works only then can be left out of the HTML. */
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
 * Reports a value that the visitor chose or typed before hydration, which React does not report.
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
