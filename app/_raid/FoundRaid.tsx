import { memo } from 'react'
import type { IndexedRaid } from '@/data/shipped/raid-index'
import { pathOf } from '@/lib/raid/deep-link'
import styles from './FoundRaid.module.css'
import { SiteLink } from './SiteLink'
import { TypeBadge } from './TypeBadge'

interface Props {
  raid: IndexedRaid
  /** What is said of it besides. */
  note?: string
}

/** A found raid, with the way to it. Not rendered again while somebody types. */
export const FoundRaid = memo(function FoundRaid({ raid, note }: Props) {
  const { tier, region, name, types } = raid
  return (
    <li>
      <SiteLink className={styles.raid} path={pathOf({ tier, region, boss: name })}>
        <strong>{name}</strong>
        {note && <small>{note}</small>}
        <span className={styles.types}>
          {types.map((type) => (
            <TypeBadge key={type} type={type} />
          ))}
        </span>
      </SiteLink>
    </li>
  )
})
