import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { pathOf } from '@/lib/links/deep-link'
import { nextDays } from '@/lib/raid/event-days'
import { titleOf } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import type { DescribedDays } from '@/lib/raid-view/event-view'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './RaidFacts.module.css'

interface Props {
  raid: Pick<RaidView, 'event'>
}

/** What a raid by event has beyond an ordinary one: when it came, and what is fixed of the boss and the caught Pokémon. */
export function EventFacts({ raid: { event } }: Props) {
  if (!event) return null
  const { seen, days, set, otherSets, source } = event
  return (
    <Section id="events">
      <p className={styles.said}>{days ? <SeenByClock seen={seen} days={days} /> : seen}</p>
      <dl className={styles.facts}>
        {set.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {otherSets && <OtherSets sets={otherSets} />}
      </dl>
      {source && <p className={styles.said}>{source}</p>}
    </Section>
  )
}

function OtherSets({ sets }: { sets: readonly Selection[] }) {
  const { raid, titles } = useLabels()
  return (
    <div>
      <dt>{raid.otherSets}</dt>
      {sets.map((set) => (
        <dd key={set.boss}>
          <SiteLink path={pathOf(set)}>{titles.raid(titleOf(set))}</SiteLink>
        </dd>
      ))}
    </div>
  )
}

/** Until when the event is there, or when it comes, once the visitor's clock is known; else when it was. */
function SeenByClock({ seen, days }: { seen: string; days: readonly DescribedDays[] }) {
  const next = useHydrated() ? nextDays(days, new Date()) : undefined
  if (!next) return seen
  return next.isRunning ? next.days.running : next.days.coming
}
