import { useStored } from '@/app/_kept/use-stored'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { BY_EVENT, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { daysByClock, latestEvents } from '@/lib/finder/latest-events'
import type { ListedRaid } from '@/lib/finder/listed-raids'
import { pathOf } from '@/lib/links/deep-link'
import { placesLeft } from '@/lib/raid/places'
import { dayBeaten, MARKS } from '@/lib/storage/marks'
import type { Labels } from '@/lib/words/language'
import { RaidLinks } from './RaidLinks'
import styles from './RaidLinks.module.css'

interface Props {
  raids: readonly ListedRaid[]
  teraType?: TypeName | undefined
}

/**
 * Event raids by Tera type, with the dates of each raid's last event and marks on beaten raids. The visitor's clock
 * decides whether an event is over, running or next. The order ignores the clock, since the HTML has none.
 */
export function EventRaids({ raids, teraType }: Props) {
  const { finder, raid: labels } = useLabels()
  const groups = [...TYPE_NAMES, undefined].map((type) => ({
    title: type ? labels.tera(type) : finder.anyTeraType,
    raids: raids.filter((raid) => raid.teraType === type),
  }))
  return groups.map(
    (group) =>
      group.raids.length > 0 && (
        <section key={group.title} className={styles.group}>
          <h3>{group.title}</h3>
          <DatedRaids raids={group.raids} teraType={teraType} labelsOf={() => finder.lastEvent} />
        </section>
      ),
  )
}

interface DatedRaidsProps extends Props {
  labelsOf: (raid: ListedRaid) => EventLabels
}

type EventLabels = Labels['finder']['lastEvent']

function DatedRaids({ raids, teraType, labelsOf }: DatedRaidsProps) {
  const beaten = useStored(MARKS.beaten)
  const now = useClock()
  const links = raids.map((raid) => ({
    raid,
    teraType,
    ...(raid.lastEvent && { note: eventNote(labelsOf(raid), raid.lastEvent, now) }),
    isBeaten: dayBeaten(beaten, raid) !== undefined,
  }))
  return <RaidLinks links={links} />
}

function useClock(): Date | undefined {
  return useHydrated() ? new Date() : undefined
}

function eventNote(
  labels: EventLabels,
  event: NonNullable<ListedRaid['lastEvent']>,
  now: Date | undefined,
): string {
  const current = now && daysByClock(event, now)
  if (!current) return labels.over(event)
  const { isRunning, days } = current
  return isRunning && days.to ? labels.running(days.to) : labels.next(days.from)
}

/** Enough for running and next events: an event has one or two raids. */
const SHOWN_EVENTS = 4

export function LatestEvents({ raids }: Pick<Props, 'raids'>) {
  const { finder, titles } = useLabels()
  return (
    <section className={styles.group}>
      <h3>{finder.events}</h3>
      <DatedRaids
        raids={latestEvents(raids).slice(0, SHOWN_EVENTS)}
        labelsOf={({ tier }) => finder.latestEvent(tier)}
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
