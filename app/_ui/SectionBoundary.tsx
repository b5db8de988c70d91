import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import styles from './SectionBoundary.module.css'

interface Props {
  /** The data of the section: when it changes, a broken section is tried again. */
  of: object
  children: ReactNode
}

/** Around a section: when it throws, a quiet line replaces it, and the others stay. React logs the error. */
export function SectionBoundary({ of, children }: Props) {
  return (
    <ErrorBoundary fallback={<p className={styles.broken}>Couldn't load this section</p>} resetKeys={[of]}>
      {children}
    </ErrorBoundary>
  )
}
