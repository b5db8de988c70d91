import type { ReactNode } from 'react'
import { YourBox } from '@/app/_box/YourBox'
import { SiteLink, useFocusAfterLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { Loading } from '@/app/_ui/loading/WhenLoaded'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { parsePath, pathOf } from '@/lib/links/deep-link'
import { NOTHING_CHOSEN, type Selection } from '@/lib/raid/selection'
import { EveryRaid } from './EveryRaid'
import { LazyFinder, LazyOfferedRaids } from './finder-part'
import { Places } from './Places'
import styles from './RaidsToChoose.module.css'

interface Props {
  path: string
  selection: Selection
  /** The prerendered content of this path; nothing on 404.html, and when reached from another page. */
  prerendered: ReactNode
}

const ROOT = pathOf(NOTHING_CHOSEN)

/**
 * The content while no boss is chosen: at the root the finder, what holds in every raid, and the visitor's box, else the raids that match the selection
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
      <EveryRaid />
      <YourBox />
    </div>
  )
}

/**
 * The content of 404.html, and the finder once its script runs. Only the script knows whether the address is that of a raid.
 * So the page says `Loading…` first, and after a while, or at once without JavaScript, that it was not found.
 */
function PageNotFound() {
  const { finder } = useLabels()
  if (useHydrated()) return <LazyFinder />
  return (
    <div className={styles.page}>
      <div className={styles.loading}>
        <Loading />
      </div>
      <div className={styles.missing}>
        <h2>{finder.pageNotFound}</h2>
        <p>{finder.checkAddress}</p>
        <p>
          <SiteLink path="/">{finder.home}</SiteLink>
        </p>
        <Places selection={NOTHING_CHOSEN} />
      </div>
    </div>
  )
}
