import type { ReactNode } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels, useLanguage } from '@/app/_ui/language/language'
import { useOpened } from '@/app/_ui/use-opened'
import styles from './Loading.module.css'
import type { LazyPart } from './lazy-part'

interface Props<T> {
  part: LazyPart<T>
  children: (module: T) => ReactNode
}

export function WhenLoaded<T>({ part, children }: Props<T>) {
  const { module, failed, retry } = part.use()
  const sentences = useLanguage().sentences.use()
  if (module && sentences.module) return children(module)
  // Wait until both have settled, so that buttons don't change under the visitor's finger.
  const areSettled = (module || failed) && (sentences.module || sentences.failed)
  if (!areSettled) return <Loading />
  return (
    <div className={styles.loading} role="alert">
      {navigator.onLine ? (
        <FailedOnline />
      ) : (
        <FailedOffline onRetry={() => void Promise.all([retry(), sentences.retry()])} />
      )}
    </div>
  )
}

// A new release may have replaced the requested file. Only a reloaded page knows the new file's name.
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

/** Not a live region, since the content announces itself. */
export function Loading() {
  const { parts } = useLabels()
  return <p className={`${styles.loading} ${styles.spinner}`}>{parts.loading}</p>
}

interface LazyDetailsProps<T> {
  summary: ReactNode
  part: LazyPart<T>
  className?: string | undefined
  before?: ReactNode
  children: (module: T) => ReactNode
}

export function LazyDetails<T>({ summary, part, className, before, children }: LazyDetailsProps<T>) {
  const { isOpen, attributes } = useOpened()
  return (
    <details {...attributes} className={className}>
      <summary>{summary}</summary>
      {before}
      {isOpen && <WhenLoaded part={part}>{children}</WhenLoaded>}
    </details>
  )
}
