import { useBeaten } from '@/app/_kept/use-beaten'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { useHydrated } from '@/app/_ui/use-hydrated'
import type { EventStart } from '@/data/events/appearances'
import { BY_EVENT, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { latestEvents } from '@/lib/finder/latest-events'
import type { ListedRaid } from '@/lib/finder/listed-raids'
import { dayBeaten } from '@/lib/kept/beaten'
import { pathOf } from '@/lib/links/deep-link'
import { nextDays } from '@/lib/raid/event-days'
import { placesLeft } from '@/lib/raid/places'
import type { Labels } from '@/lib/words/language'
import { RaidLinks } from './RaidLinks'
import styles from './RaidLinks.module.css'

interface Props {
  raids: readonly ListedRaid[]
  /** The Tera type that the links choose. */
  teraType?: TypeName | undefined
}

/** Raids by event, by their Tera type, each with when its last event began, and a mark where the visitor has beaten it. */
export function EventRaids({ raids, teraType }: Props) {
  const { finder, raid } = useLabels()
  return [...TYPE_NAMES, undefined].map((type) => {
    const group = raids.filter((raid) => raid.teraType === type)
    return (
      group.length > 0 && (
        <section key={type ?? ''} className={styles.group}>
          <h3>{type ? raid.tera(type) : finder.anyTeraType}</h3>
          <DatedRaids raids={group} teraType={teraType} wordsOf={() => finder.lastEvent} />
        </section>
      )
    )
  })
}

interface DatedRaidsProps extends Props {
  wordsOf: (raid: ListedRaid) => EventWords
}

/** What is said of the last event of a raid. */
type EventWords = Labels['finder']['lastEvent']

function DatedRaids({ raids, teraType, wordsOf }: DatedRaidsProps) {
  const { beaten } = useBeaten()
  const isHydrated = useHydrated()
  const links = raids.map((raid) => ({
    raid,
    teraType,
    ...(raid.lastEvent && {
      note: whenIn(wordsOf(raid), raid.lastEvent, isHydrated ? new Date() : undefined),
    }),
    isBeaten: dayBeaten(beaten, raid) !== undefined,
  }))
  return <RaidLinks links={links} />
}

/** When an event began, or that it comes, once the visitor's clock is known. */
function whenIn({ comes, began }: EventWords, event: EventStart, now: Date | undefined): string {
  const { start } = event
  return start && now && nextDays([{ from: start }], now) ? comes(start) : began(event)
}

/** As many as fit in a row of a wide screen. */
const LATEST = 5

/** The raids that came last by event, and links to all. */
export function LatestEvents({ raids }: Pick<Props, 'raids'>) {
  const { finder, titles } = useLabels()
  return (
    <section className={styles.group}>
      <h3>{finder.events}</h3>
      <DatedRaids
        raids={latestEvents(raids).slice(0, LATEST)}
        wordsOf={({ tier }) => finder.latestEvent(tier)}
      />
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
