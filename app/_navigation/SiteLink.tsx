import type { ComponentProps, MouseEvent } from 'react'
import { pageHref } from '@/lib/site'
import { openFromTop } from './open-from-top'

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
