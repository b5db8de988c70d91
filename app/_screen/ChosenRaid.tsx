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
  /** The selection of the prerendered page, whose data need not be requested. */
  prerendered: Selection
  /** The prerendered page, whatever is chosen. */
  page: PrerenderedPage
  /** The same, where its raid is the chosen one. */
  own: PrerenderedPage | undefined
}

/** The raid that the address names, and links to its neighbours. One tree for a prerendered raid and a chosen one. */
export function ChosenRaid({ path, selection, prerendered, page, own }: Props) {
  const { view, missing, askAgain, isExpected } = useRaid(selection, prerendered, own?.raid)
  const live = liveRaidPart.useIfLoaded()
  useEffect(() => storeRecent(path), [path])
  const hasWords = useLanguage().sentences.useIfLoaded() !== undefined
  // While the chosen raid is loaded, the raid of the page is hidden, not removed: it keeps its opened details and filters.
  const { raid, toBring } = view ? { raid: view, toBring: own?.toBring } : page
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
