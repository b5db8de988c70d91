import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { linkedPath, ownPath } from '@/lib/links/address'
import { parsePath } from '@/lib/raid/deep-link'
import { documentTitle, SITE_TITLE } from '@/lib/raid/raid-title'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { NotStarted } from './NotStarted'

interface Props {
  /** The path of the prerendered page, without base path. */
  path: string
  /** The content of the prerendered page. */
  content: ReactNode
  children: ReactNode
}

/** In the page's own form: the address of a link may be settled meanwhile. */
const OPENED_AT = ownPathNow()

/**
 * Keeps a page readable when its program throws, for example where the browser lacks or refuses something. Without a
 * boundary, Next would replace the page by an error without content. React logs the error.
 */
export function StartBoundary({ path, content, children }: Props) {
  function notStarted() {
    // Once another raid was chosen, the address names that one.
    if (ownPathNow() !== OPENED_AT) return <NotStarted title={SITE_TITLE} />
    return <NotStarted title={documentTitle(parsePath(path) ?? NOTHING_CHOSEN)}>{content}</NotStarted>
  }
  return <ErrorBoundary fallbackRender={notStarted}>{children}</ErrorBoundary>
}

function ownPathNow(): string | undefined {
  return globalThis.location && ownPath(linkedPath(globalThis.location))
}
