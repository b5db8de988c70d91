import { type ReactNode, useEffect } from 'react'
import { parsePath, pathOf } from '@/lib/raid/deep-link'
import { NOTHING_CHOSEN, type Selection } from '@/lib/raid/selection'
import { OfferedRaids } from './OfferedRaids'
import { PageNotFound } from './PageNotFound'

interface Props {
  path: string
  selection: Selection
  /** The prerendered content of a page without a raid; nothing on 404.html and on pages of raids. */
  prerendered: ReactNode
}

const ROOT = pathOf(NOTHING_CHOSEN)

/**
 * The content while no boss is chosen: at the root the finder, else the raids that match the selection so far. A path that
 * is no deep link is about to become the root.
 */
export function RaidsToChoose({ path, selection, prerendered }: Props) {
  useEffect(() => focusContentIfFocusIsLost, [])
  if (path !== ROOT && parsePath(path)) return <OfferedRaids selection={selection} />
  return prerendered ?? <PageNotFound />
}

/** Focuses the content when the followed link is gone with its list. A page that only loads has no focus to lose. */
export function focusContentIfFocusIsLost() {
  // Safari before 16.4 cannot tell.
  const arrives = navigator.userActivation?.hasBeenActive === false
  if (arrives || document.activeElement !== document.body) return
  document.getElementById('content')?.focus({ preventScroll: true })
}
