'use client'

import { SiteLink } from '@/app/_navigation/SiteLink'
import type { ListedRaid } from '@/lib/finder/listed-raids'
import { raidTitle } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import styles from './OfferedRaids.module.css'
import { Places } from './Places'
import { RaidsByPlace } from './RaidsByPlace'

interface Props {
  selection: Selection
  /** The raids that match it: see `listedRaids`. */
  raids: readonly ListedRaid[]
}

/** The raids that match the selection so far, until a boss is chosen. */
export function OfferedRaids({ selection, raids }: Props) {
  return (
    <div className={styles.offered}>
      <h2>{raidTitle(selection) || 'Choose a raid'}</h2>
      <Places selection={selection} />
      <div className={styles.raids}>
        <RaidsByPlace raids={raids} teraType={selection.teraType} />
      </div>
      <p>
        Or <SiteLink path="/">find a raid</SiteLink> by herb, type, move or ability.
      </p>
    </div>
  )
}
