import { Each } from '@/app/_ui/Each'
import { LinkedSentence } from '@/app/_ui/LinkedSentence'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import type { RaidAction } from '@/data/rosters/rosters'
import { TRIGGERS, type Trigger } from '@/data/vocabulary'
import { type ActionMark, actionMarks } from '@/lib/advice/schedule'
import type { ShieldThresholds } from '@/lib/raid/figures'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './Actions.module.css'
import { Sources } from './sources/Sources'

interface Props {
  raid: Pick<RaidView, 'actions' | 'figures' | 'notes'>
}

const SOURCES = { players: 'https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle' }

/** The scripted actions: when they happen and what to do about them, as a list below its picture. */
export function Actions({ raid: { actions, figures, notes } }: Props) {
  const { facts, raid: labels } = useLabels()
  const { shield } = figures
  return (
    <Section
      id="actions"
      note={<span className={styles.shield}>{labels.shield(shield.hp, shield.time)}</span>}
    >
      <SchedulePicture actions={actions} shield={shield} />
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

interface SchedulePictureProps {
  actions: readonly RaidAction[]
  shield: ShieldThresholds
}

/** Pixels from a mark's middle to the next one stacked on it. */
const STEP = 20

/** The action schedule as two bars that empty from left to right. It shows nothing that the list does not say. */
function SchedulePicture({ actions, shield }: SchedulePictureProps) {
  const marks = actionMarks(actions)
  return (
    <div className={styles.picture} aria-hidden="true">
      {TRIGGERS.map((trigger) => (
        <Bar
          key={trigger}
          trigger={trigger}
          marks={marks[trigger]}
          shield={trigger === 'HP' ? shield.hp : shield.time}
        />
      ))}
    </div>
  )
}

function Bar({ trigger, marks, shield }: { trigger: Trigger; marks: readonly ActionMark[]; shield: number }) {
  const labels = useLabels().raid
  const stacked = Math.max(0, ...marks.map(({ level }) => level)) * STEP
  const middle = stacked + 11
  return (
    <>
      <span>{labels.trigger[trigger]}</span>
      <svg height={stacked + 22} aria-hidden="true">
        <rect y={middle - 4} width="100%" />
        <rect y={middle - 4} x={left(shield)} width={`${shield}%`} data-shield="" />
        {marks.map(({ number, kind, percent, level }) => (
          <g key={number} data-kind={kind}>
            <circle cx={left(percent)} cy={middle - level * STEP} />
            <text x={left(percent)} y={middle - level * STEP}>
              {number}
            </text>
          </g>
        ))}
      </svg>
    </>
  )
}

function left(percent: number): string {
  return `${100 - percent}%`
}
