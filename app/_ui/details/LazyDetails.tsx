import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LazyPart } from '@/app/_ui/loading/lazy-part'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'

interface Props<Module> {
  summary: string
  /** What the content needs; it is loaded when the details are opened. */
  part: LazyPart<Module>
  className?: string | undefined
  children: (module: Module) => ReactNode
}

/** Details whose content is a part of the program that is loaded later. */
export function LazyDetails<Module>({ summary, part, className, children }: Props<Module>) {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  // They may have been opened before the page's program ran.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  return (
    <details ref={details} className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && <WhenLoaded part={part}>{children}</WhenLoaded>}
    </details>
  )
}
