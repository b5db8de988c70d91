import { useEffect } from 'react'
import { hasMovedSinceLoad } from './address-bar'

/**
 * Focuses the content of the page once the component that uses this is gone, and with it a link in it that was followed: the
 * keyboard goes on there, and a screen reader reads there. Leaves the focus where it is while the page only loads, whatever
 * its visitor has touched by then, and where something else has it.
 */
export function useFocusAfterLink() {
  useEffect(() => focusContentIfFocusIsLost, [])
}

function focusContentIfFocusIsLost() {
  if (!hasMovedSinceLoad() || document.activeElement !== document.body) return
  document.getElementById('content')?.focus({ preventScroll: true })
}
