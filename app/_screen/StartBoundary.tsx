import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { linkedPath, ownPath } from '@/lib/links/address'
import { NotStarted } from './NotStarted'

interface Props {
  /** What the page was prerendered with. */
  content: ReactNode
  children: ReactNode
}

/** However the link was written: its address may have been replaced by the page's own. */
const OPENED_AT = ownPathNow()

/**
 * Keeps a page readable when its program throws, for example where the browser lacks or refuses something. Without a
 * boundary, Next would replace the page by an error without content. React logs the error.
 */
export function StartBoundary({ content, children }: Props) {
  return (
    <ErrorBoundary
      fallbackRender={() => (
        // Once another raid was chosen, the content is not the one that the address names.
        <NotStarted>{ownPathNow() === OPENED_AT && content}</NotStarted>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

function ownPathNow(): string | undefined {
  return globalThis.location && ownPath(linkedPath(globalThis.location))
}
