import { memo } from 'react'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import type { TypeName } from '@/data/vocabulary'
import type { ListedRaid } from '@/lib/finder/listed-raids'
import { pathOf } from '@/lib/raid/deep-link'
import { bossPicture } from '@/lib/raid/small-picture'
import styles from './RaidLink.module.css'

/** A raid, and what its link says and chooses. */
export interface LinkedRaid {
  raid: ListedRaid
  /** The Tera type that the link chooses. */
  teraType?: TypeName | undefined
  /** A note on the raid. */
  note?: string
}

/** A raid as a link. Not rendered again while somebody types. */
export const RaidLink = memo(function RaidLink({ raid, teraType, note }: LinkedRaid) {
  const { tier, region, name, types } = raid
  const selection = { tier, region, boss: name, teraType }
  return (
    <li>
      <SiteLink className={styles.raid} path={pathOf(selection)}>
        <SmallPicture file={bossPicture(selection)} name={name} type={types[0]} />
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
