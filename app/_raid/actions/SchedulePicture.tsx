import type { RaidAction } from '@/data/rosters/rosters'
import { TRIGGERS, type Trigger } from '@/data/vocabulary'
import { type ActionMark, actionMarks } from '@/lib/raid-view/action-marks'
import type { ShieldThresholds } from '@/lib/raid-view/raid-facts'
import styles from './SchedulePicture.module.css'

interface Props {
  actions: readonly RaidAction[]
  shield: ShieldThresholds
}

/** Pixels from a mark's middle to the next one stacked on it. */
const STEP = 20

/** The action schedule as two bars that empty from left to right. It shows nothing that the list does not say. */
export function SchedulePicture({ actions, shield }: Props) {
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
  const stacked = Math.max(0, ...marks.map(({ level }) => level)) * STEP
  const middle = stacked + 11
  return (
    <>
      <span>{trigger}</span>
      <svg height={stacked + 22} aria-hidden="true">
        <rect y={middle - 4} width="100%" />
        <rect y={middle - 4} x={left(shield)} width={`${shield}%`} data-shield="" />
        {marks.map(({ number, kind, threshold, level }) => (
          <g key={number} data-kind={kind}>
            <circle cx={left(threshold)} cy={middle - level * STEP} />
            <text x={left(threshold)} y={middle - level * STEP}>
              {number}
            </text>
          </g>
        ))}
      </svg>
    </>
  )
}

function left(threshold: number): string {
  return `${100 - threshold}%`
}
