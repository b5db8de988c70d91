'use client'

import { SiteLink } from '@/app/_navigation/SiteLink'
import type { ListedRaid } from '@/lib/finder/listed-raids'
import { raidTitle } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import styles from './OfferedRaids.module.css'
import { Places } from './Places'
import { RaidLinks } from './RaidLinks'
import { RaidsByPlace } from './RaidsByPlace'

interface Props {
  selection: Selection
  /** The raids that match it: see `listedRaids`. */
  raids: readonly ListedRaid[]
}

/** The raids that match the selection so far, until a boss is chosen. */
export function OfferedRaids({ selection, raids }: Props) {
  const { tier, region, teraType } = selection
  return (
    <div className={styles.offered}>
      <h2>{raidTitle(selection) || 'Choose a raid'}</h2>
      <Places selection={selection} />
      {tier && region ? (
        <RaidLinks links={raids.map((raid) => ({ raid, teraType }))} />
      ) : (
        <div>
          <RaidsByPlace raids={raids} teraType={teraType} />
        </div>
      )}
      <p>
        Or <SiteLink path="/">find a raid</SiteLink> by herb, type, move or ability.
      </p>
    </div>
  )
}
