import { memo } from 'react'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { BY_EVENT, type TypeName } from '@/data/vocabulary'
import type { ListedRaid } from '@/lib/finder/listed-raids'
import { pathOf } from '@/lib/links/deep-link'
import { bossPicture } from '@/lib/links/file-names'
import { placesLeft } from '@/lib/raid/places'
import { raidKey } from '@/lib/raid/raid-id'
import { shownBoss } from '@/lib/raid/selection'
import styles from './RaidLinks.module.css'

interface LinkedRaid {
  raid: ListedRaid
  teraType?: TypeName | undefined
  note?: string
  isBeaten?: boolean
}

/**
 * A link to a raid. Its badge shows the Tera type if the visitor chose one or the raid has only one; otherwise, badges
 * show the boss's own types. Memoized, since each keystroke renders the list.
 */
const RaidLink = memo(function RaidLink({ raid, teraType, note, isBeaten }: LinkedRaid) {
  const { finder, names, raid: labels } = useLabels()
  const { tier, region, boss, types } = raid
  const tera = teraType ?? raid.teraType
  const name = names.boss(shownBoss(raid))
  return (
    <li>
      <SiteLink className={styles.raid} path={pathOf({ tier, region, boss, teraType })}>
        <SmallPicture file={bossPicture(raid)} name={name} type={types[0]} />
        <strong>{name}</strong>
        {note && <small>{note}</small>}
        {isBeaten && <small className={styles.beaten}>{finder.isBeaten}</small>}
        <span className={styles.types}>
          {tera && <TypeBadge type={tera}>{labels.tera(tera)}</TypeBadge>}
          {types.map((type) =>
            tera ? <small key={type}>{names.type(type)}</small> : <TypeBadge key={type} type={type} />,
          )}
        </span>
      </SiteLink>
    </li>
  )
})

interface Props {
  links: readonly LinkedRaid[]
}

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
  teraType?: TypeName | undefined
}

export function RaidsByPlace({ raids, teraType }: RaidsByPlaceProps) {
  const { titles } = useLabels()
  return groupsOf(raids).map(({ place, group }) => (
    <section key={titles.place(place)} className={styles.group}>
      <h3>
        <SiteLink path={pathOf({ ...place, teraType })}>{titles.place(place)}</SiteLink>
      </h3>
      <RaidLinks links={group.map((raid) => ({ raid, teraType }))} />
    </section>
  ))
}

/** All raids except event raids, closed at first. Memoized, since each keystroke renders the finder. */
export const FoldedRaids = memo(function FoldedRaids({ raids }: Pick<RaidsByPlaceProps, 'raids'>) {
  const { finder, titles } = useLabels()
  return (
    <div className={styles.folded}>
      {groupsOf(raids.filter(({ region }) => region !== BY_EVENT)).map(({ place, group }) => (
        <details key={titles.place(place)}>
          <summary>
            {/* A lone space before `small` could be painted before its line, and move. */}
            <h3>{`${titles.place(place)} `}</h3>
            <small>{finder.found(group.length)}</small>
          </summary>
          <RaidLinks links={group.map((raid) => ({ raid }))} />
        </details>
      ))}
    </div>
  )
})

function groupsOf(raids: readonly ListedRaid[]) {
  return placesLeft({})
    .map((place) => ({
      place,
      group: raids.filter(({ tier, region }) => tier === place.tier && region === place.region),
    }))
    .filter(({ group }) => group.length > 0)
}
