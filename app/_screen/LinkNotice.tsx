import { SiteLink } from '@/app/_navigation/SiteLink'
import { useFocusAfterLink } from '@/app/_navigation/use-focus-after-link'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { isUnderstood, type LinkReading, pathOf, readPath } from '@/lib/raid/deep-link'
import { raidTitle } from '@/lib/raid/raid-title'
import styles from './LinkNotice.module.css'

const linkNoticePart = lazyPart('What a link may mean', () => import('@/lib/links/link-notice'))

interface Props {
  /** Without base path. */
  path: string
}

/** Names the parts of a link that were not understood, and offers the raids that may have been meant. */
export function LinkNotice({ path }: Props) {
  const reading = readPath(path)
  return reading && !isUnderstood(reading) ? <Notice reading={reading} /> : null
}

function Notice({ reading }: { reading: LinkReading }) {
  const { module, failed } = linkNoticePart.use()
  useFocusAfterLink()
  const { text, suggestions } = module?.linkNotice(reading) ?? {
    text: failed ? 'Part of this link was not understood.' : '',
    suggestions: [],
  }
  return (
    <section className={styles.notice} aria-label="About this link">
      <p role="status">{text}</p>
      {suggestions.length > 0 && (
        <>
          <p>Did you mean:</p>
          <ul className={styles.meant}>
            {suggestions.map((selection) => (
              <li key={pathOf(selection)}>
                <SiteLink path={pathOf(selection)}>{raidTitle(selection)}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
