import type { Advice } from '@/app/_plans/use-advice'
import { Section } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './AtAGlance.module.css'

interface Props {
  raid: Pick<RaidView, 'lobby' | 'lobbyClauses'>
  advice: Pick<Advice, 'forEveryone' | 'failed'>
}

/**
 * What to do from the start: alone, among strangers, and with friends. While the builds are loaded that may contradict what
 * follows from the schedule, the lines keep their place.
 */
export function ForTheLobby({ raid, advice: { forEveryone, failed } }: Props) {
  return (
    <Section title="For the lobby">
      <dl className={styles.lines} data-chosen={raid.lobbyClauses && ''}>
        {Object.entries(forEveryone?.lobby ?? raid.lobby).map(([company, line]) => (
          <div key={company}>
            <dt>{company}</dt>
            <dd>{forEveryone || failed ? line : '…'}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
