import { memo } from 'react'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { type FoundRaid as Found, selectionOf } from '@/lib/finder/search-raids'
import { pathOf } from '@/lib/raid/deep-link'
import styles from './FoundRaid.module.css'

interface Props extends Found {
  /** A note on the raid. */
  note?: string
}

/** A found raid as a link. Not rendered again while somebody types. */
export const FoundRaid = memo(function FoundRaid({ raid, teraType, note }: Props) {
  const { name, types } = raid
  return (
    <li>
      <SiteLink className={styles.raid} path={pathOf(selectionOf({ raid, teraType }))}>
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
