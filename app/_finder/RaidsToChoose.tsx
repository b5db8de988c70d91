import type { ReactNode } from 'react'
import { YourBox } from '@/app/_box/YourBox'
import { SiteLink, useFocusAfterLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { Loading } from '@/app/_ui/loading/WhenLoaded'
import { Section } from '@/app/_ui/Section'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { LOBBY_TYPES } from '@/lib/advice/lobby-clauses'
import { pathOf } from '@/lib/links/deep-link'
import { NOTHING_CHOSEN, type Selection } from '@/lib/raid/selection'
import { LazyFinder, LazyOfferedRaids } from './finder-part'
import { Places } from './Places'
import styles from './RaidsToChoose.module.css'

interface Props {
  path: string
  selection: Selection | undefined
  /** The prerendered content of this path; `undefined` on 404.html and on paths reached from another page. */
  prerendered: ReactNode
}

const ROOT = pathOf(NOTHING_CHOSEN)

/**
 * The content while no boss is chosen. The root has the finder, tips for every raid, and the visitor's box. Other paths
 * have the raids that match the selection.
 */
export function RaidsToChoose({ path, selection, prerendered }: Props) {
  useFocusAfterLink()
  if (path !== ROOT && selection) return prerendered ?? <LazyOfferedRaids selection={selection} />
  const finder = prerendered ?? <PageNotFound />
  if (path !== ROOT) return finder
  return (
    <div className={styles.root}>
      {finder}
      <EveryRaid />
      <YourBox />
    </div>
  )
}

/**
 * The content of 404.html. Only the script knows whether the address names a raid, so the page first says `Loading…`. It
 * says `Page not found` after a while, or immediately without JavaScript.
 */
function PageNotFound() {
  const { finder } = useLabels()
  if (useHydrated()) return <LazyFinder />
  return (
    <div className={styles.page}>
      <div className={styles.loading}>
        <Loading />
      </div>
      <div className={styles.missing}>
        <h2>{finder.pageNotFound}</h2>
        <p>{finder.checkAddress}</p>
        <p>
          <SiteLink path="/">{finder.home}</SiteLink>
        </p>
        <Places selection={NOTHING_CHOSEN} />
      </div>
    </div>
  )
}

function EveryRaid() {
  const { companies, everyRaid } = useLabels()
  return (
    <Section id="every-raid">
      <dl className={styles.tips}>
        {LOBBY_TYPES.map((company) => (
          <div key={company}>
            <dt>{companies[company]}</dt>
            <dd>{everyRaid[company]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
