import { type RefObject, useEffect, useEffectEvent } from 'react'

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
