import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useStore } from './use-store'

/** The HTML can omit content that only works after hydration. */
export function useHydrated(): boolean {
  return useStore(subscribe, whenStarted, whenPrerendered)
}

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
 * Reports a value that the visitor chose or typed before hydration, which React ignores.
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
