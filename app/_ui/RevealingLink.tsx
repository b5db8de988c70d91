import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** The id of what it leads to. */
  to: string
  /** Called before the browser goes there: shows what hides it. */
  onReveal?: () => void
}

/** A link to what stands in details that may be closed. Browsers open them by themselves only since 2025. */
export function RevealingLink({ to, onReveal, ...attributes }: Props) {
  const open = () => {
    onReveal?.()
    document.getElementById(to)?.closest('details')?.setAttribute('open', '')
    keepInView(to)
  }
  return <a {...attributes} href={`#${to}`} onClick={open} />
}

/** The longest time in which opened details still load their content, in milliseconds. */
const LOADING = 3000

// The browser scrolls before opened details have loaded what gives them their height. A visitor who moves on is left alone.
function keepInView(id: string) {
  const sizes = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView())
  const moved = new AbortController()
  const stop = () => {
    sizes.disconnect()
    moved.abort()
  }
  sizes.observe(document.body)
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, stop, { signal: moved.signal })
  setTimeout(stop, LOADING)
}
