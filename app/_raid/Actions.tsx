import type { RaidAction } from '@/data/rosters/rosters'
import { actionKind } from '@/lib/raid/action-marks'
import { actionLabel } from '@/lib/raid/action-schedule'
import type { RaidFigures } from '@/lib/raid/raid-facts'
import styles from './Actions.module.css'
import { SchedulePicture } from './SchedulePicture'
import { Section } from './Section'

interface Props {
  actions: readonly RaidAction[]
  shield: RaidFigures['shield']
}

/** What the boss does by script, and when: the list, with a picture of it above. */
export function Actions({ actions, shield }: Props) {
  return (
    <Section title="Actions" note={<span className={styles.shield}>{shieldInWords(shield)}</span>}>
      <SchedulePicture actions={actions} shield={shield} />
      <ol className={styles.list}>
        {actions.map((action) => (
          <li key={`${actionLabel(action)} ${action.action}`} data-kind={actionKind(action.action)}>
            <span>{actionLabel(action)}</span> <strong>{action.action}</strong>
          </li>
        ))}
      </ol>
      {actions.length === 0 && <p>This boss has no scripted actions.</p>}
    </Section>
  )
}

function shieldInWords({ hp, time }: RaidFigures['shield']): string {
  return `shield at ${hp}% HP or ${time}% time`
}
