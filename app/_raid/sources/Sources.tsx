import type { ReactNode } from 'react'
import { useLabels } from '@/app/_ui/language/language'
import styles from './Sources.module.css'

interface Props {
  children: ReactNode
}

/** The sources of figures and their limits, on request. */
export function Sources({ children }: Props) {
  const labels = useLabels().raid
  return (
    <details className={styles.sources}>
      <summary>{labels.sources}</summary>
      <p>{children}</p>
    </details>
  )
}
