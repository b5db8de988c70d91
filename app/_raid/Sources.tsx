import type { ReactNode } from 'react'
import styles from './Sources.module.css'

interface Props {
  children: ReactNode
}

/** The sources of figures and their limits, on request. */
export function Sources({ children }: Props) {
  return (
    <details className={styles.sources}>
      <summary>Sources and limits</summary>
      <p>{children}</p>
    </details>
  )
}
