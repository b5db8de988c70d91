import { memo } from 'react'
import { SiteLink } from '@/app/_navigation/SiteLink'
import type { IndexedRaid } from '@/data/shipped/raid-index'
import { REGIONS } from '@/data/vocabulary'
import { pathOf } from '@/lib/raid/deep-link'
import { LISTED_TIERS, placeName } from '@/lib/raid/place'
import { FoundRaid } from './FoundRaid'
import { RaidLinks } from './RaidLinks'
import styles from './RaidsByPlace.module.css'

interface Props {
  raids: readonly IndexedRaid[]
}

/** Raids by tier and region. Not rendered again while somebody types. */
export const RaidsByPlace = memo(function RaidsByPlace({ raids }: Props) {
  return LISTED_TIERS.flatMap((tier) =>
    REGIONS.map((region) => {
      const group = raids.filter((raid) => raid.tier === tier && raid.region === region)
      const name = placeName({ tier, region })
      return (
        group.length > 0 && (
          <section key={name} className={styles.group}>
            <h3>
              <SiteLink path={pathOf({ tier, region })}>{name}</SiteLink>
            </h3>
            <RaidLinks>
              {group.map((raid) => (
                <FoundRaid key={raid.name} raid={raid} />
              ))}
            </RaidLinks>
          </section>
        )
      )
    }),
  )
})
