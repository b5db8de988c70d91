import { Component, type ReactNode } from 'react'
import { canonicalPath, linkedPath } from '@/lib/links/address'
import { parsePath } from '@/lib/raid/deep-link'
import { documentTitle, SITE_TITLE } from '@/lib/raid/raid-title'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { NotStarted } from './NotStarted'

interface Props {
  /** The path of the prerendered page, without base path. */
  path: string
  /** What the page was prerendered with. */
  content: ReactNode
  children: ReactNode
}

/** However the link was written: its address may have been replaced by the page's own. */
const OPENED_AT = ownPathNow()

/**
 * Keeps a page readable whose program throws, be it that the browser lacks or refuses something. Without a boundary, Next
 * would put a page without content in its place. React logs the cause.
 */
export class StartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { path, content, children } = this.props
    if (!this.state.failed) return children
    // Once another raid was chosen, the address names that one.
    return ownPathNow() === OPENED_AT ? (
      <NotStarted title={documentTitle(parsePath(path) ?? NOTHING_CHOSEN)}>{content}</NotStarted>
    ) : (
      <NotStarted title={SITE_TITLE} />
    )
  }
}

function ownPathNow(): string | undefined {
  return globalThis.location && canonicalPath(linkedPath(globalThis.location))
}
