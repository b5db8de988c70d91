import { memo } from 'react'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import type { Tier, TypeName } from '@/data/vocabulary'
import type { ListedRaid } from '@/lib/finder/listed-raids'
import { pathOf } from '@/lib/links/deep-link'
import { bossPicture } from '@/lib/links/file-names'
import { type Place, placesLeft, tiersFrom } from '@/lib/raid/places'
import { raidKey } from '@/lib/raid/raid-id'
import { shownBoss } from '@/lib/raid/selection'
import styles from './RaidLinks.module.css'

/** A raid, and what its link says and chooses. */
interface LinkedRaid {
  raid: ListedRaid
  /** The Tera type that the link chooses. */
  teraType?: TypeName | undefined
  /** A note on the raid. */
  note?: string
  isBeaten?: boolean
}

/** A raid as a link. Not rendered again while somebody types. */
const RaidLink = memo(function RaidLink({ raid, teraType, note, isBeaten }: LinkedRaid) {
  const { finder, names } = useLabels()
  const { tier, region, boss, types } = raid
  const name = names.boss(shownBoss(raid))
  return (
    <li>
      <SiteLink className={styles.raid} path={pathOf({ tier, region, boss, teraType })}>
        <SmallPicture file={bossPicture(raid)} name={name} type={types[0]} />
        <strong>{name}</strong>
        {note && <small>{note}</small>}
        {isBeaten && <small className={styles.beaten}>{finder.isBeaten}</small>}
        <span className={styles.types}>
          {types.map((type) => (
            <TypeBadge key={type} type={type} />
          ))}
        </span>
      </SiteLink>
    </li>
  )
})

interface Props {
  links: readonly LinkedRaid[]
}

/** The links to raids, in as many columns as there is room for. */
export function RaidLinks({ links }: Props) {
  return (
    <ul className={links.some(({ note }) => note) ? `${styles.raids} ${styles.noted}` : styles.raids}>
      {links.map((link) => (
        <RaidLink key={raidKey(link.raid)} {...link} />
      ))}
    </ul>
  )
}

interface RaidsByPlaceProps {
  raids: readonly ListedRaid[]
  /** The Tera type that the links choose. */
  teraType?: TypeName | undefined
  /** The tier that comes before 6★. */
  first?: Tier | undefined
}

/** Raids by tier and region. Not rendered again while somebody types. */
export const RaidsByPlace = memo(function RaidsByPlace({ raids, teraType, first }: RaidsByPlaceProps) {
  const { titles } = useLabels()
  const [firstTier] = tiersFrom(first)
  const isLater = ({ tier }: Place) => Number(tier !== firstTier)
  const places = placesLeft({}).toSorted((one, other) => isLater(one) - isLater(other))
  return places.map((place) => {
    const group = raids.filter(({ tier, region }) => tier === place.tier && region === place.region)
    const name = titles.place(place)
    return (
      group.length > 0 && (
        <section key={name} className={styles.group}>
          <h3>
            <SiteLink path={pathOf({ ...place, teraType })}>{name}</SiteLink>
          </h3>
          <RaidLinks links={group.map((raid) => ({ raid, teraType }))} />
        </section>
      )
    )
  })
})
