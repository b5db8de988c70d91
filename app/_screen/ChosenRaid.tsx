import { useEffect } from 'react'
import { CompareTiers } from '@/app/_live/CompareTiers'
import { liveRaidPart } from '@/app/_live/live-raid-part'
import { useRaid } from '@/app/_live/use-raid'
import { RaidSections } from '@/app/_raid/RaidSections'
import { useLanguage } from '@/app/_ui/language/language'
import { Loading, WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import type { Selection } from '@/lib/raid/selection'
import { storeRecent } from '@/lib/storage/recent'
import styles from './ChosenRaid.module.css'
import type { PrerenderedPage } from './page-metadata'
import { RaidNavigation } from './RaidNavigation'

interface Props {
  path: string
  selection: Selection
  prerendered: Selection
  page: PrerenderedPage
  /** `page` if its raid is the chosen raid. */
  ownPage: PrerenderedPage | undefined
}

/** Prerendered and chosen raids share one tree. */
export function ChosenRaid({ path, selection, prerendered, page, ownPage }: Props) {
  const { view, missing, askAgain, isExpected } = useRaid(selection, prerendered, ownPage?.raid)
  const live = liveRaidPart.useIfLoaded()
  useEffect(() => storeRecent(path), [path])
  const hasWords = useLanguage().sentences.useIfLoaded() !== undefined
  // Hide the page's raid while the chosen raid loads. Removing it would close opened details and reset filters.
  const { raid, toBring } = view ? { raid: view, toBring: ownPage?.toBring } : page
  return (
    <>
      <RaidNavigation selection={selection} />
      {!view && (
        <div className={styles.waiting}>
          {isExpected ? <Loading /> : <WhenLoaded part={liveRaidPart}>{() => null}</WhenLoaded>}
        </div>
      )}
      {raid && <RaidSections raid={raid} toBring={toBring} isHidden={!view} />}
      {live && hasWords && <live.ServiceNotice missing={missing} onTryAgain={askAgain} />}
      <CompareTiers key={path} selection={selection} />
    </>
  )
}
