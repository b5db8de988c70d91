import type { ReactNode } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels, useLanguage } from '@/app/_ui/language/language'
import { useOpened } from '@/app/_ui/use-opened'
import styles from './Loading.module.css'
import type { LazyPart } from './lazy-part'

interface Props<Module> {
  part: LazyPart<Module>
  children: (module: Module) => ReactNode
}

/** Content that needs a part of the program that is loaded later. Loads it and its words, and reports a failure. */
export function WhenLoaded<Module>({ part, children }: Props<Module>) {
  const { module, failed, retry } = part.use()
  const words = useLanguage().sentences.use()
  if (module && words.module) return children(module)
  // Only once both have settled, so that the buttons do not change under a visitor's finger.
  const settled = (module || failed) && (words.module || words.failed)
  if (!settled) return <Loading />
  return (
    <div className={styles.loading} role="alert">
      {navigator.onLine ? (
        <FailedOnline />
      ) : (
        <FailedOffline onRetry={() => void Promise.all([retry(), words.retry()])} />
      )}
    </div>
  )
}

// A new release may have replaced the file that the page asks for: only the page itself knows its name.
function FailedOnline() {
  const { parts } = useLabels()
  return (
    <>
      <p>{parts.notLoaded}</p>
      <PlainButton onClick={() => window.location.reload()}>{parts.reload}</PlainButton>
    </>
  )
}

function FailedOffline({ onRetry }: { onRetry: () => void }) {
  const { parts } = useLabels()
  return (
    <>
      <p>{parts.notSaved}</p>
      <PlainButton onClick={onRetry}>{parts.tryAgain}</PlainButton>
    </>
  )
}

/** Replaces content that is being loaded. No live region: what comes is announced by its own, once. */
export function Loading() {
  const { parts } = useLabels()
  return <p className={`${styles.loading} ${styles.spinner}`}>{parts.loading}</p>
}

interface LazyDetailsProps<Module> {
  summary: ReactNode
  /** What the content needs; it is loaded when the details are opened. */
  part: LazyPart<Module>
  className?: string | undefined
  /** What comes first, and is there already. */
  before?: ReactNode
  children: (module: Module) => ReactNode
}

/** Details whose content is a part of the program that is loaded later. */
export function LazyDetails<Module>({
  summary,
  part,
  className,
  before,
  children,
}: LazyDetailsProps<Module>) {
  const { isOpen, attributes } = useOpened()
  return (
    <details {...attributes} className={className}>
      <summary>{summary}</summary>
      {before}
      {isOpen && <WhenLoaded part={part}>{children}</WhenLoaded>}
    </details>
  )
}
