import type { ReactNode } from 'react'
import styles from './Sources.module.css'

interface Props {
  children: ReactNode
}

/** Where figures come from and how far they can be trusted, for whoever asks. */
export function Sources({ children }: Props) {
  return (
    <details className={styles.sources}>
      <summary>Sources and limits</summary>
      <p>{children}</p>
    </details>
  )
}
