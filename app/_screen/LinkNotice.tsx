import { useEffect } from 'react'
import { focusContentIfFocusIsLost } from '@/app/_finder/RaidsToChoose'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { lazyPart } from '@/app/_ui/lazy-part'
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
  // The link that was followed is gone with the notice.
  useEffect(() => focusContentIfFocusIsLost, [])
  const { text, meant } = module?.linkNotice(reading) ?? {
    text: failed ? 'Part of this link was not understood.' : '',
    meant: [],
  }
  return (
    <section className={styles.notice} aria-label="About this link">
      <p role="status">{text}</p>
      {meant.length > 0 && (
        <>
          <p>Did you mean:</p>
          <ul className={styles.meant}>
            {meant.map((selection) => (
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
