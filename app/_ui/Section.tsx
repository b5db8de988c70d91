import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLabels } from '@/app/_ui/language/language'
import type { Labels } from '@/lib/words/language'
import styles from './Section.module.css'

interface Props {
  /** What a link names it by, and its title is found by. */
  id: keyof Labels['sections']
  note?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A part of the raid under its heading, which a link can name: `#base-stats`. */
export function Section({ id, note, className, children }: Props) {
  const { sections } = useLabels()
  const title = <h3 id={id}>{sections[id]}</h3>
  return (
    <section className={className ? `${styles.section} ${className}` : styles.section} aria-labelledby={id}>
      {note ? (
        <div>
          {title}
          <p>{note}</p>
        </div>
      ) : (
        title
      )}
      {children}
    </section>
  )
}

interface SectionBoundaryProps {
  /** The data of the section: when it changes, a broken section is tried again. */
  of: object
  children: ReactNode
}

/** Around a section: when it throws, a quiet line replaces it, and the others stay. React logs the error. */
export function SectionBoundary({ of, children }: SectionBoundaryProps) {
  const { parts } = useLabels()
  return (
    <ErrorBoundary fallback={<p className={styles.broken}>{parts.notLoaded}</p>} resetKeys={[of]}>
      {children}
    </ErrorBoundary>
  )
}
