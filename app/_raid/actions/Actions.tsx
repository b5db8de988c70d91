import { Each } from '@/app/_ui/Each'
import { Section } from '@/app/_ui/Section'
import { actionKind } from '@/lib/raid-view/action-marks'
import { actionLabel } from '@/lib/raid-view/action-schedule'
import type { ShieldThresholds } from '@/lib/raid-view/raid-facts'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { ActionSources } from './ActionSources'
import styles from './Actions.module.css'
import { SchedulePicture } from './SchedulePicture'

interface Props {
  raid: Pick<RaidView, 'actions' | 'figures'>
}

/** The scripted actions: when they happen and what to do about them, as a list below its picture. */
export function Actions({ raid: { actions, figures } }: Props) {
  const { shield, timeLimit } = figures
  return (
    <Section title="Actions" note={<span className={styles.shield}>{shieldInWords(shield)}</span>}>
      <SchedulePicture actions={actions} shield={shield} />
      <ol className={styles.list}>
        <Each items={actions}>
          {(action) => (
            <li data-kind={actionKind(action.action)}>
              <span>{actionLabel(action)}</span> <strong>{action.action}</strong>{' '}
              {action.advice && <small>{action.advice}</small>}
            </li>
          )}
        </Each>
      </ol>
      {actions.length === 0 && <p>This boss has no scripted actions.</p>}
      <ActionSources timeLimit={timeLimit} />
    </Section>
  )
}

function shieldInWords({ hp, time }: ShieldThresholds): string {
  return `shield at ${hp}% HP or ${time}% time`
}
