import { Section } from '@/app/_ui/Section'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { nextDays } from '@/lib/raid/event-days'
import type { ToldDays } from '@/lib/raid-view/event-view'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './RaidFacts.module.css'

interface Props {
  raid: Pick<RaidView, 'event'>
}

/** What a raid by event has beyond an ordinary one: when it came, and what is fixed of the boss and the caught Pokémon. */
export function EventFacts({ raid: { event } }: Props) {
  if (!event) return null
  const { seen, days, set, source } = event
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
      </dl>
      {source && <p className={styles.said}>{source}</p>}
    </Section>
  )
}

/** Until when the event is there, or when it comes, once the visitor's clock is known; else when it was. */
function SeenByClock({ seen, days }: { seen: string; days: readonly ToldDays[] }) {
  const next = useHydrated() ? nextDays(days, new Date()) : undefined
  if (!next) return seen
  return next.isRunning ? next.days.running : next.days.coming
}
