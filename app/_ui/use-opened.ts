import { type RefObject, useEffect, useRef, useState } from 'react'

interface Opened {
  readonly isOpen: boolean
  readonly attributes: { readonly ref: RefObject<HTMLDetailsElement | null>; readonly onToggle: () => void }
}

/** Renders content of `details` only while they are open. False before hydration. */
export function useOpened(): Opened {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onToggle = () => setIsOpen(ref.current?.open ?? false)
  // The visitor may have opened it before hydration.
  useEffect(onToggle, [])
  return { isOpen, attributes: { ref, onToggle } }
}
