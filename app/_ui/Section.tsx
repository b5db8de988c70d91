import { type ReactNode, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLabels } from '@/app/_ui/language/language'
import type { Labels } from '@/lib/words/language'
import type { LazyPart } from './loading/lazy-part'
import { WhenLoaded } from './loading/WhenLoaded'
import styles from './Section.module.css'
import { useOpened } from './use-opened'

interface Props {
  id: keyof Labels['sections']
  note?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Section({ id, note, className, children }: Props) {
  const { sections } = useLabels()
  const title = <h3 id={id}>{`${sections[id]} `}</h3>
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
  of: object
  children: ReactNode
}

/** Replaces a section that throws with a line of text, so that other sections stay. React logs the error. */
export function SectionBoundary({ of, children }: SectionBoundaryProps) {
  const { parts } = useLabels()
  return (
    <ErrorBoundary fallback={<p className={styles.broken}>{parts.notLoaded}</p>} resetKeys={[of]}>
      {children}
    </ErrorBoundary>
  )
}

interface FoldedSectionProps<T> {
  id: keyof Labels['sections']
  about: string
  part: LazyPart<T>
  before?: ReactNode
  children: (module: T) => ReactNode
}

/**
 * A section that is one row until the visitor opens it. Needs scripts. A closed section keeps typed text and running
 * searches.
 */
export function FoldedSection<T>({ id, about, part, before, children }: FoldedSectionProps<T>) {
  const { sections } = useLabels()
  const { isOpen, attributes } = useOpened()
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <section className={`${styles.section} ${styles.folded} needs-script`} aria-labelledby={id}>
      {before}
      <details {...attributes}>
        <summary>
          {/* A lone space before `small` could be painted before its line, and move. */}
          <h3 id={id}>{sections[id]}</h3>
          <small>{about}</small>
        </summary>
        {wasOpened && <WhenLoaded part={part}>{children}</WhenLoaded>}
      </details>
    </section>
  )
}
