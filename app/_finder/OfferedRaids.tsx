'use client'

import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import type { ListedRaid } from '@/lib/finder/search-raids'
import { titleOf } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import styles from './OfferedRaids.module.css'
import { Places } from './Places'
import { RaidLinks, RaidsByPlace } from './RaidLinks'

interface Props {
  selection: Selection
  /** The raids that match it: see `listedRaids`. */
  raids: readonly ListedRaid[]
}

/** The raids that match the selection so far, until a boss is chosen. */
export function OfferedRaids({ selection, raids }: Props) {
  const { finder, titles } = useLabels()
  const { tier, region, teraType } = selection
  return (
    <div className={styles.offered}>
      <h2>{titles.raid(titleOf(selection)) || finder.chooseRaid}</h2>
      <Places selection={selection} />
      {tier && region ? (
        <RaidLinks links={raids.map((raid) => ({ raid, teraType }))} />
      ) : (
        <div>
          <RaidsByPlace raids={raids} teraType={teraType} />
        </div>
      )}
      <p>
        {finder.orFind.before}
        <SiteLink path="/">{finder.orFind.link}</SiteLink>
        {finder.orFind.after}
      </p>
    </div>
  )
}
