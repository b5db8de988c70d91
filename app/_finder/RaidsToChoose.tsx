import { type ReactNode, useEffect } from 'react'
import { parsePath, pathOf } from '@/lib/raid/deep-link'
import { NOTHING_CHOSEN, type Selection } from '@/lib/raid/selection'
import { OfferedRaids } from './OfferedRaids'
import { PageNotFound } from './PageNotFound'

interface Props {
  path: string
  selection: Selection
  /** What the page was prerendered with in the place of a raid; nothing on 404.html, and on pages of raids. */
  prerendered: ReactNode
}

const ROOT = pathOf(NOTHING_CHOSEN)

/**
 * What stands in the place of a raid: at the root the finder, else the raids that the choice so far leaves. A path that is
 * no deep link is about to become the root.
 */
export function RaidsToChoose({ path, selection, prerendered }: Props) {
  useEffect(() => focusContentIfFocusIsLost, [])
  if (path !== ROOT && parsePath(path)) return <OfferedRaids selection={selection} />
  return prerendered ?? <PageNotFound />
}

/** What was followed to a raid is gone with the list that it stood in. A page that only arrives has no focus to lose. */
export function focusContentIfFocusIsLost() {
  // Safari before 16.4 cannot tell.
  const arrives = navigator.userActivation?.hasBeenActive === false
  if (arrives || document.activeElement !== document.body) return
  document.getElementById('content')?.focus({ preventScroll: true })
}
