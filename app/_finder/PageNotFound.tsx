import { SiteLink } from '@/app/_navigation/SiteLink'
import { Loading } from '@/app/_ui/Loading'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { LazyFinder } from './LazyFinder'
import styles from './PageNotFound.module.css'
import { Places } from './Places'

/**
 * The content of 404.html, and the finder once its script runs. The page may stand at the address of a raid, which only the
 * script can tell: so it says `Loading…`, and after a while, or at once without JavaScript, that the page was not found.
 */
export function PageNotFound() {
  if (useHydrated()) return <LazyFinder />
  return (
    <div className={styles.page}>
      <div className={styles.loading}>
        <Loading />
      </div>
      <div className={styles.missing}>
        <h2>Page not found</h2>
        <p>Check the address, or start from here:</p>
        <p>
          <SiteLink path="/">Back to home</SiteLink>
        </p>
        <Places selection={NOTHING_CHOSEN} />
      </div>
    </div>
  )
}
