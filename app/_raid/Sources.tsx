import type { ReactNode } from 'react'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { LazyDetails } from '@/app/_ui/loading/WhenLoaded'
import styles from './Sources.module.css'

interface Props {
  children: ReactNode
}

export function Sources({ children }: Props) {
  const labels = useLabels().raid
  return (
    <details className={styles.sources}>
      <summary>{labels.sources}</summary>
      <p>{children}</p>
    </details>
  )
}

// The same for every raid, so it loads on demand instead of in every page.
const sourceList = lazyPart('The sources of figures', () => import('./SourceList'))

export function RaidSources() {
  const { raid } = useLabels()
  return (
    <LazyDetails summary={raid.allSources} part={sourceList} className={`${styles.sources} needs-script`}>
      {({ SourceList }) => <SourceList />}
    </LazyDetails>
  )
}
