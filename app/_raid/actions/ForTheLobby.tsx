import type { Advice } from '@/app/_plans/use-advice'
import { Section } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './AtAGlance.module.css'

interface Props {
  raid: Pick<RaidView, 'lobby'>
  advice: Pick<Advice, 'forEveryone'>
}

/** What to do from the start: alone, among strangers, and with friends. */
export function ForTheLobby({ raid, advice }: Props) {
  return (
    <Section title="For the lobby">
      <dl className={styles.lines}>
        {Object.entries(advice.forEveryone?.lobby ?? raid.lobby).map(([company, line]) => (
          <div key={company}>
            <dt>{company}</dt>
            <dd>{line}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
