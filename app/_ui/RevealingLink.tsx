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
  }
  return <a {...attributes} href={`#${to}`} onClick={open} />
}
