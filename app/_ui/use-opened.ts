import { type RefObject, useEffect, useRef, useState } from 'react'

interface Opened {
  readonly isOpen: boolean
  readonly attributes: { readonly ref: RefObject<HTMLDetailsElement | null>; readonly onToggle: () => void }
}

/** Whether a `details` element is open, to render content only then. False before hydration. */
export function useOpened(): Opened {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onToggle = () => setIsOpen(ref.current?.open ?? false)
  // The visitor may have opened it before hydration.
  useEffect(onToggle, [])
  return { isOpen, attributes: { ref, onToggle } }
}
