import { useEffect, useEffectEvent, useState } from 'react'
import { runOnTo } from '@/app/_navigation/address-bar'
import { openFromTop } from '@/app/_navigation/open-from-top'
import { useKeyDown } from '@/app/_ui/use-key-down'
import { pathOf } from '@/lib/raid/deep-link'
import { neighbours } from '@/lib/raid/neighbours'
import type { Selection } from '@/lib/raid/selection'

/**
 * Left and right arrow keys lead to the neighbours, unless they mean something else. Held, they run through the list, and
 * the raid reached is shown on release. Showing each one would take longer than the key repeats, and would request its
 * pictures and builds.
 *
 * @returns the raid that a held key has reached
 */
export function useArrowKeys(selection: Selection): Selection | undefined {
  const [reached, setReached] = useState<Selection>()

  useKeyDown((event) => {
    const { previous, next } = neighbours(reached ?? selection)
    const neighbour = { ArrowLeft: previous, ArrowRight: next }[event.key]
    if (!neighbour || isUsedElsewhere(event)) return
    if (event.repeat) setReached(neighbour)
    else {
      setReached(undefined)
      openFromTop(pathOf(neighbour))
    }
  })

  const settle = useEffectEvent(() => {
    if (reached) runOnTo(pathOf(reached))
    setReached(undefined)
  })
  useEffect(() => {
    const listener = () => settle()
    // A key that is let go in another window is not reported.
    window.addEventListener('keyup', listener)
    window.addEventListener('blur', listener)
    return () => {
      window.removeEventListener('keyup', listener)
      window.removeEventListener('blur', listener)
    }
  }, [])

  return reached
}

// With Alt they mean Back and Forward; a control moves its choice or cursor, and a wide table scrolls.
function isUsedElsewhere(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  const inControl =
    target instanceof Element &&
    target.closest('input, select, textarea, dialog, [popover], [data-scrolls]') !== null
  return inControl || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented
}
