import { type RefObject, useEffect, useRef, useState } from 'react'

interface Opened {
  readonly isOpen: boolean
  readonly attributes: { readonly ref: RefObject<HTMLDetailsElement | null>; readonly onToggle: () => void }
}

/** Tracks whether a `details` is open, so that its content is rendered only then. `isOpen` is false before hydration. */
export function useOpened(): Opened {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onToggle = () => setIsOpen(ref.current?.open ?? false)
  // The visitor may have opened it before hydration.
  useEffect(onToggle, [])
  return { isOpen, attributes: { ref, onToggle } }
}
