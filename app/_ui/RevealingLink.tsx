import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: string
  /** Called before the browser scrolls, to show a hidden target. */
  onReveal?: () => void
}

/** A link to a target in details that may be closed. Browsers only open such details themselves since 2025. */
export function RevealingLink({ to, onReveal, ...attributes }: Props) {
  const open = () => {
    onReveal?.()
    document.getElementById(to)?.closest('details')?.setAttribute('open', '')
    keepInView(to)
  }
  return <a {...attributes} href={`#${to}`} onClick={open} />
}

/** In milliseconds: how long opened details may load their content. */
const LOADING_TIME = 3000

// The browser scrolls before opened details have loaded, so scroll again when they grow. Stop when the visitor moves on.
function keepInView(id: string) {
  const sizes = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView())
  const lifetime = new AbortController()
  const stop = () => {
    sizes.disconnect()
    lifetime.abort()
  }
  sizes.observe(document.body)
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, stop, { signal: lifetime.signal })
  setTimeout(stop, LOADING_TIME)
}
