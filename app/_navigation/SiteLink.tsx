import { type ComponentProps, type MouseEvent, useEffect } from 'react'
import { pageHref } from '@/lib/links/site'
import { hasMovedSinceLoad, openFromTop } from './address-bar'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** The path that it leads to, without base path. */
  path: string
}

/** A link to another raid, or to the root: followed without loading a page, and a link like any other without its program. */
export function SiteLink({ path, ...attributes }: Props) {
  return <a {...attributes} href={pageHref(path)} onClick={(event) => follow(event, path)} />
}

function follow(event: MouseEvent, path: string) {
  // Those are for another tab, another window, or a download.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openFromTop(path)
}

/**
 * Focuses the content of the page when the component that uses this is removed together with the link in it that was
 * followed: keyboard and screen reader go on there. Leaves the focus alone while the page loads, whatever the visitor has
 * touched by then, and where another element has it.
 */
export function useFocusAfterLink() {
  useEffect(() => focusContentIfFocusIsLost, [])
}

function focusContentIfFocusIsLost() {
  if (!hasMovedSinceLoad() || document.activeElement !== document.body) return
  document.getElementById('content')?.focus({ preventScroll: true })
}
