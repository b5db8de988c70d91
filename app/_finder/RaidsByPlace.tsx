import { memo } from 'react'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { REGIONS, type TypeName } from '@/data/vocabulary'
import type { ListedRaid } from '@/lib/finder/listed-raids'
import { pathOf } from '@/lib/raid/deep-link'
import { LISTED_TIERS, placeName } from '@/lib/raid/place'
import { RaidLinks } from './RaidLinks'
import styles from './RaidsByPlace.module.css'

interface Props {
  raids: readonly ListedRaid[]
  /** The Tera type that the links choose. */
  teraType?: TypeName | undefined
}

/** Raids by tier and region. Not rendered again while somebody types. */
export const RaidsByPlace = memo(function RaidsByPlace({ raids, teraType }: Props) {
  return LISTED_TIERS.flatMap((tier) =>
    REGIONS.map((region) => {
      const group = raids.filter((raid) => raid.tier === tier && raid.region === region)
      const name = placeName({ tier, region })
      return (
        group.length > 0 && (
          <section key={name} className={styles.group}>
            <h3>
              <SiteLink path={pathOf({ tier, region, teraType })}>{name}</SiteLink>
            </h3>
            <RaidLinks links={group.map((raid) => ({ raid, teraType }))} />
          </section>
        )
      )
    }),
  )
})
