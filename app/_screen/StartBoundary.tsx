import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import { canonicalPath, linkedPath } from '@/lib/links/address'
import { parsePath } from '@/lib/links/deep-link'
import { titleOf } from '@/lib/raid/raid-title'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import styles from './StartBoundary.module.css'

interface Props {
  path: string
  content: ReactNode
  children: ReactNode
}

/** In canonical form, since the program may correct a link's address to that form. */
const OPENED_AT = canonicalPathNow()

/**
 * Keeps a page readable when its program throws, for example if the browser lacks a feature. Without this boundary, Next
 * would replace the page with an empty error. React logs the error.
 */
export function StartBoundary({ path, content, children }: Props) {
  const { titles } = useLabels()
  function notStarted() {
    // The visitor has chosen another raid, so the content no longer applies.
    if (canonicalPathNow() !== OPENED_AT) return <NotStarted title={titles.site} />
    return (
      <NotStarted title={titles.document(titleOf(parsePath(path) ?? NOTHING_CHOSEN))}>{content}</NotStarted>
    )
  }
  return <ErrorBoundary fallbackRender={notStarted}>{children}</ErrorBoundary>
}

function canonicalPathNow(): string | undefined {
  return globalThis.location && canonicalPath(linkedPath(globalThis.location))
}

interface NotStartedProps {
  title: string
  children?: ReactNode
}

/** Uses no feature that a browser could lack. */
function NotStarted({ title, children }: NotStartedProps) {
  const { parts, screen } = useLabels()
  return (
    <>
      <title>{title}</title>
      <p className={styles.notice} role="alert">
        {screen.somethingWrong}
        <PlainButton onClick={() => window.location.reload()}>{parts.reload}</PlainButton>
      </p>
      <main className={styles.content}>{children}</main>
    </>
  )
}
