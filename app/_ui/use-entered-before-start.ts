import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Tells of what was chosen or typed in a control before the page's program ran: a slow page is readable long before, and
 * React says nothing of it.
 *
 * @param value what the control should say by the program
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
