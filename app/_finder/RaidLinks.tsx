import type { ReactNode } from 'react'
import styles from './RaidLinks.module.css'

/** The links to raids, in as many columns as there is room for. */
export function RaidLinks({ children }: { children: ReactNode }) {
  return <ul className={styles.raids}>{children}</ul>
}
