import { Each } from '@/app/_ui/Each'
import { LinkedSentence } from '@/app/_ui/LinkedSentence'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { TERA_RAID_BATTLE } from '@/lib/links/sources'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './Actions.module.css'
import { Sources } from './sources/Sources'

interface Props {
  raid: Pick<RaidView, 'actions' | 'figures' | 'notes'>
}

const SOURCES = { players: TERA_RAID_BATTLE }

/** The scripted actions: when they happen and what to do about them. Their numbers are those of the picture in Key timings. */
export function Actions({ raid: { actions, figures, notes } }: Props) {
  const { facts, raid: labels } = useLabels()
  return (
    <Section id="actions">
      <ol className={styles.list}>
        <Each items={actions}>
          {(action) => (
            <li data-kind={action.kind}>
              <span>{facts.actionTime(action)}</span>{' '}
              <strong>{facts.action(action.kind, action.moveName)}</strong>{' '}
              {action.advice && <small>{action.advice}</small>}
            </li>
          )}
        </Each>
      </ol>
      {notes?.actions && <p>{notes.actions}</p>}
      <Sources>
        <LinkedSentence of={labels.actionSources(figures)} to={SOURCES} />
      </Sources>
    </Section>
  )
}
