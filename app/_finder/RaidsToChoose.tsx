import type { ReactNode } from 'react'
import { YourBox } from '@/app/_box/YourBox'
import { useFocusAfterLink } from '@/app/_navigation/use-focus-after-link'
import { parsePath, pathOf } from '@/lib/raid/deep-link'
import { NOTHING_CHOSEN, type Selection } from '@/lib/raid/selection'
import { LazyOfferedRaids } from './LazyOfferedRaids'
import { PageNotFound } from './PageNotFound'
import styles from './RaidsToChoose.module.css'

interface Props {
  path: string
  selection: Selection
  /** The prerendered content of this path; nothing on 404.html, and when reached from another page. */
  prerendered: ReactNode
}

const ROOT = pathOf(NOTHING_CHOSEN)

/**
 * The content while no boss is chosen: at the root the finder and the visitor's box, else the raids that match the selection
 * so far. A path that is no deep link is about to become the root.
 */
export function RaidsToChoose({ path, selection, prerendered }: Props) {
  useFocusAfterLink()
  if (path !== ROOT && parsePath(path)) return prerendered ?? <LazyOfferedRaids selection={selection} />
  const found = prerendered ?? <PageNotFound />
  if (path !== ROOT) return found
  return (
    <div className={styles.root}>
      {found}
      <YourBox />
    </div>
  )
}
