import { SiteLink } from '@/app/_navigation/SiteLink'
import { Loading } from '@/app/_ui/loading/Loading'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { LazyFinder } from './LazyFinder'
import styles from './PageNotFound.module.css'
import { Places } from './Places'

/**
 * The content of 404.html, and the finder once its script runs. Only the script knows whether the address is that of a raid.
 * So the page says `Loading…` first, and after a while, or at once without JavaScript, that it was not found.
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
