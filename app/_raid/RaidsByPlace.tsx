import { memo } from 'react'
import type { IndexedRaid } from '@/data/shipped/raid-index'
import { REGIONS, TIERS } from '@/data/vocabulary'
import { FoundRaid } from './FoundRaid'
import { RaidLinks } from './RaidLinks'
import styles from './RaidsByPlace.module.css'

interface Props {
  raids: readonly IndexedRaid[]
}

/** Raids by tier and region. Not rendered again while somebody types. */
export const RaidsByPlace = memo(function RaidsByPlace({ raids }: Props) {
  return TIERS.toReversed().flatMap((tier) =>
    REGIONS.map((region) => {
      const group = raids.filter((raid) => raid.tier === tier && raid.region === region)
      const name = `${tier}★ ${region}`
      return (
        group.length > 0 && (
          <section key={name} className={styles.group}>
            <h3>{name}</h3>
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
