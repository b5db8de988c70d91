import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { LazyDetails } from '@/app/_ui/loading/WhenLoaded'
import styles from './Sources.module.css'

// The same of every raid: in the HTML it would be in every page.
const figureSources = lazyPart('The sources of figures', () => import('./FigureSources'))

/** The source of each figure, on request. */
export function RaidSources() {
  const { raid } = useLabels()
  return (
    <LazyDetails summary={raid.allSources} part={figureSources} className={`${styles.sources} needs-script`}>
      {({ FigureSources }) => <FigureSources />}
    </LazyDetails>
  )
}
