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
import { RaidSources } from './Sources'

interface Props {
  raid: Pick<RaidView, 'figures'>
}

const FACTS = ['level', 'timeLimit', 'hp', 'version', 'caught'] as const

export function RaidFacts({ raid }: Props) {
  const { facts } = useLabels()
  return (
    <Section id="raid">
      <dl className={styles.facts}>
        {FACTS.filter((id) => id !== 'timeLimit' || !raid.figures.isTimeLimitUnread).map((id) => (
          <div key={id}>
            <dt>{facts.figures[id].name}</dt>
            <dd>{facts.figures[id].text(raid.figures)}</dd>
          </div>
        ))}
      </dl>
      <RaidSources />
    </Section>
  )
}

interface EventFactsProps {
  raid: Pick<RaidView, 'event'>
}

export function EventFacts({ raid: { event } }: EventFactsProps) {
  if (!event) return null
  const { seen, days, set, otherSets, source } = event
  return (
    <Section id="events">
      <p className={styles.note}>{days ? <SeenByClock seen={seen} days={days} /> : seen}</p>
      <dl className={styles.facts}>
        {set.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {otherSets && <OtherSets sets={otherSets} />}
      </dl>
      {source && <p className={styles.note}>{source}</p>}
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

/**
 * When the event ends or comes next, by the visitor's clock. Before hydration and after the last time, the past dates.
 */
function SeenByClock({ seen, days }: { seen: string; days: readonly DescribedDays[] }) {
  const next = useHydrated() ? nextDays(days, new Date()) : undefined
  if (!next) return seen
  return next.isRunning ? next.days.running : next.days.coming
}
