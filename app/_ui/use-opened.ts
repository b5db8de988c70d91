import { useEffect, useRef, useState } from 'react'

/**
 * Whether details are open, once the page has started, and what their element takes to tell. What is shown only then is not
 * in the HTML.
 */
export function useOpened() {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onToggle = () => setIsOpen(ref.current?.open ?? false)
  // They may have been opened before the page's program ran.
  useEffect(onToggle, [])
  return { isOpen, details: { ref, onToggle } }
}
