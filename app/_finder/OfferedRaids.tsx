'use client'

import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { BY_EVENT } from '@/data/vocabulary'
import type { ListedRaid } from '@/lib/finder/listed-raids'
import { titleOf } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import { EventRaids } from './EventRaids'
import styles from './OfferedRaids.module.css'
import { Places } from './Places'
import { RaidLinks, RaidsByPlace } from './RaidLinks'

interface Props {
  selection: Selection
  raids: readonly ListedRaid[]
}

export function OfferedRaids({ selection, raids }: Props) {
  const { finder, titles } = useLabels()
  return (
    <div className={styles.offered}>
      <h2>{titles.raid(titleOf(selection)) || finder.chooseRaid}</h2>
      <Places selection={selection} />
      <Raids selection={selection} raids={raids} />
      <p>
        {finder.orFind.before}
        <SiteLink path="/">{finder.orFind.link}</SiteLink>
        {finder.orFind.after}
      </p>
    </div>
  )
}

function Raids({ selection: { tier, region, teraType }, raids }: Props) {
  if (tier && region && region !== BY_EVENT)
    return <RaidLinks links={raids.map((raid) => ({ raid, teraType }))} />
  return (
    <div>
      {tier && region ? (
        <EventRaids raids={raids} teraType={teraType} />
      ) : (
        <RaidsByPlace raids={raids} teraType={teraType} />
      )}
    </div>
  )
}
