import { SiteLink, useFocusAfterLink } from '@/app/_navigation/SiteLink'
import { useLabels, useLanguage } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { isUnderstood, type LinkReading, pathOf, readPath } from '@/lib/links/deep-link'
import { titleOf } from '@/lib/raid/raid-title'
import styles from './LinkNotice.module.css'

const linkNoticePart = lazyPart('What a link may mean', () => import('@/lib/links/link-notice'))

interface Props {
  /** Without base path. */
  path: string
}

/** Names the parts of a link that the site can't read, and suggests raids. */
export function LinkNotice({ path }: Props) {
  const reading = readPath(path)
  return reading && !isUnderstood(reading) ? <Notice reading={reading} /> : null
}

function Notice({ reading }: { reading: LinkReading }) {
  const { screen, titles } = useLabels()
  const part = linkNoticePart.use()
  const words = useLanguage().sentences.use()
  useFocusAfterLink()
  const notice = part.module?.linkNotice(reading)
  const suggestions = notice?.suggestions ?? []
  const instead = part.failed || words.failed ? screen.linkNotUnderstood : ''
  return (
    <section className={styles.notice} aria-label={screen.aboutLink}>
      <p role="status">{notice && words.module ? words.module.linkNotice(notice.findings) : instead}</p>
      {suggestions.length > 0 && (
        <>
          <p>{screen.didYouMean}</p>
          <ul className={styles.meant}>
            {suggestions.map((selection) => (
              <li key={pathOf(selection)}>
                <SiteLink path={pathOf(selection)}>{titles.raid(titleOf(selection))}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
