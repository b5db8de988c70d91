import { StartCountdown } from '@/app/_countdown/StartCountdown'
import type { Advice } from '@/app/_plans/use-advice'
import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { COMPANIES } from '@/lib/advice/lobby-clauses'
import { raidKey } from '@/lib/raid/raid-id'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './AtAGlance.module.css'
import { SchedulePicture } from './SchedulePicture'

interface KeyTimingsProps {
  raid: Pick<RaidView, 'id' | 'event' | 'keyTimings' | 'actions' | 'figures'>
}

/** The timings to know before the raid begins, and the picture of them all. */
export function KeyTimings({ raid }: KeyTimingsProps) {
  const { countdown } = useLabels().raid
  const { keyTimings, actions, figures } = raid
  return (
    <Section id="key-timings">
      <ul className={styles.lines}>
        <Each items={keyTimings}>{(line) => <li>{line}</li>}</Each>
      </ul>
      <div className={styles.course}>
        <SchedulePicture actions={actions} shield={figures.shield} />
        {figures.isTimeLimitUnread ? (
          <p className={styles.noCountdown}>{countdown.none}</p>
        ) : (
          <StartCountdown key={raidKey(raid.id)} raid={raid} />
        )}
      </div>
    </Section>
  )
}

interface LobbyProps {
  raid: Pick<RaidView, 'lobby' | 'lobbyClauses'>
  advice: Pick<Advice, 'forEveryone' | 'failed'>
}

/**
 * What to do from the start: alone, among strangers, and with friends. While the builds load, which may contradict
 * the schedule, the lines keep their place.
 */
export function ForTheLobby({ raid, advice: { forEveryone, failed } }: LobbyProps) {
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
