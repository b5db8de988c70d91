import type { Advice } from '@/app/_plans/use-advice'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { COMPANIES } from '@/lib/advice/lobby-clauses'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './Lines.module.css'

interface Props {
  raid: Pick<RaidView, 'lobby' | 'lobbyClauses'>
  advice: Pick<Advice, 'forEveryone' | 'failed'>
}

/**
 * What to do from the start: alone, among strangers, and with friends. While the builds load, which may contradict
 * the schedule, the lines keep their place.
 */
export function ForTheLobby({ raid, advice: { forEveryone, failed } }: Props) {
  const { companies } = useLabels()
  const lines = forEveryone?.lobby ?? raid.lobby
  return (
    <Section id="for-the-lobby">
      <dl className={styles.lines} data-chosen={raid.lobbyClauses && ''}>
        {COMPANIES.map((company) => (
          <div key={company}>
            <dt>{companies[company]}</dt>
            <dd>{forEveryone || failed ? lines[company] : '…'}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
