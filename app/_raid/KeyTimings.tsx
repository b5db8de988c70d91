import { CountdownButton } from '@/app/_countdown/CountdownButton'
import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { raidKey } from '@/lib/raid/raid-id'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './Lines.module.css'
import { SchedulePicture } from './SchedulePicture'

interface Props {
  raid: Pick<RaidView, 'id' | 'event' | 'keyTimings' | 'actions' | 'figures'>
}

/** The timings to know before the raid begins, and the picture of them all. */
export function KeyTimings({ raid }: Props) {
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
          <CountdownButton key={raidKey(raid.id)} raid={raid} />
        )}
      </div>
    </Section>
  )
}
