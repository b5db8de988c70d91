import { useBeaten } from '@/app/_kept/use-beaten'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { BY_EVENT, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { latestFirst } from '@/lib/finder/latest-events'
import type { ListedRaid } from '@/lib/finder/listed-raids'
import { pathOf } from '@/lib/links/deep-link'
import { placesLeft } from '@/lib/raid/places'
import { raidKey } from '@/lib/raid/raid-id'
import { RaidLinks } from './RaidLinks'
import styles from './RaidLinks.module.css'

interface Props {
  raids: readonly ListedRaid[]
  /** The Tera type that the links choose. */
  teraType?: TypeName | undefined
}

/** Raids by event, by their Tera type, each with when it was last seen, and a mark where the visitor has beaten it. */
export function EventRaids({ raids, teraType }: Props) {
  const { finder, raid } = useLabels()
  return [...TYPE_NAMES, undefined].map((type) => {
    const group = raids.filter((raid) => raid.teraType === type)
    return (
      group.length > 0 && (
        <section key={type ?? ''} className={styles.group}>
          <h3>{type ? raid.tera(type) : finder.anyTeraType}</h3>
          <SeenRaids raids={group} teraType={teraType} />
        </section>
      )
    )
  })
}

function SeenRaids({ raids, teraType }: Props) {
  const { finder } = useLabels()
  const { beaten } = useBeaten()
  const links = raids.map((raid) => ({
    raid,
    teraType,
    ...(raid.lastSeen && { note: finder.lastSeen(raid.lastSeen) }),
    isBeaten: beaten.has(raidKey(raid)),
  }))
  return <RaidLinks links={links} />
}

/** As many as fit two rows of a wide screen. */
const LATEST = 6

/** The raids that came last by event, and links to all. */
export function LatestEvents({ raids }: Pick<Props, 'raids'>) {
  const { finder, titles } = useLabels()
  return (
    <section className={styles.group}>
      <h3>{finder.events}</h3>
      <SeenRaids raids={latestFirst(raids).slice(0, LATEST)} />
      <p className={styles.all}>
        {placesLeft({ region: BY_EVENT }).map((place) => (
          <SiteLink key={place.tier} path={pathOf(place)}>
            {titles.place(place)}
          </SiteLink>
        ))}
      </p>
    </section>
  )
}
