import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { type EventDays, momentOfEvent } from '@/lib/raid/event-days'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './RaidFacts.module.css'

interface Props {
  raid: Pick<RaidView, 'event'>
}

/** What a raid by event has beyond an ordinary one: when it came, and what is fixed of the boss and the caught Pokémon. */
export function EventFacts({ raid: { event } }: Props) {
  if (!event) return null
  const { seen, lastDays, set, source } = event
  return (
    <Section id="event">
      <p>{lastDays ? <SeenByClock seen={seen} days={lastDays} /> : seen}</p>
      <dl className={styles.facts}>
        {set.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {source && <p>{source}</p>}
    </Section>
  )
}

/** Whether the event is coming or running, once the visitor's clock is known; else when it was. */
function SeenByClock({ seen, days }: { seen: string; days: EventDays }) {
  const labels = useLabels().raid.event
  const moment = useHydrated() ? momentOfEvent(days, new Date()) : 'over'
  if (moment === 'over') return seen
  return moment === 'coming' ? labels.coming(days.from) : labels.running(days.to)
}
