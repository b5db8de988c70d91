import { type ComponentProps, type MouseEvent, useEffect } from 'react'
import { pageHref } from '@/lib/links/site'
import { hasMovedSinceLoad, openFromTop } from './address-bar'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Without base path. */
  path: string
}

/** Follows the link without loading a page. Without scripts, it is an ordinary link. */
export function SiteLink({ path, ...attributes }: Props) {
  return <a {...attributes} href={pageHref(path)} onClick={(event) => follow(event, path)} />
}

function follow(event: MouseEvent, path: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openFromTop(path)
}

/**
 * Moves the focus to the page's content when a followed link disappears with its component, so that keyboards and screen
 * readers continue there. Does nothing while the page loads, or if another element has the focus.
 */
export function useFocusAfterLink() {
  useEffect(() => focusContentIfFocusIsLost, [])
}

function focusContentIfFocusIsLost() {
  if (!hasMovedSinceLoad() || document.activeElement !== document.body) return
  document.getElementById('content')?.focus({ preventScroll: true })
}
