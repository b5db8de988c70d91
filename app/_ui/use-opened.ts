import { type RefObject, useEffect, useRef, useState } from 'react'

interface Opened {
  readonly isOpen: boolean
  /** For the `details`. */
  readonly attributes: { readonly ref: RefObject<HTMLDetailsElement | null>; readonly onToggle: () => void }
}

/** Whether `details` are open, once the page has started: for what nobody needs while they are closed. */
export function useOpened(): Opened {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onToggle = () => setIsOpen(ref.current?.open ?? false)
  // They may have been opened before.
  useEffect(onToggle, [])
  return { isOpen, attributes: { ref, onToggle } }
}
