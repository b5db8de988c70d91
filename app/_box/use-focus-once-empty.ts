import { type RefObject, useEffect, useRef } from 'react'

/** Gives a ref for what has the focus once a box is emptied, where it was on something that is gone. */
export function useFocusOnceEmpty<Target extends HTMLElement>(isEmpty: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) target.current?.focus()
    wasEmpty.current = isEmpty
  }, [isEmpty])
  return target
}
