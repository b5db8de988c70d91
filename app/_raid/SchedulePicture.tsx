import { Fragment } from 'react'
import { useLabels } from '@/app/_ui/language/language'
import type { RaidAction } from '@/data/rosters/rosters'
import { TRIGGERS, type Trigger } from '@/data/vocabulary'
import { type ActionMark, actionMarks } from '@/lib/advice/schedule'
import type { ShieldThresholds } from '@/lib/raid/figures'
import styles from './SchedulePicture.module.css'

interface SchedulePictureProps {
  actions: readonly RaidAction[]
  shield: ShieldThresholds
}

/** Pixels from a mark's middle to the next one stacked on it. */
const STEP = 20

/** The action schedule as two bars that empty from left to right. It shows nothing that the list of actions does not say. */
export function SchedulePicture({ actions, shield }: SchedulePictureProps) {
  const { raid } = useLabels()
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
      <small>{raid.shieldKey}</small>
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
          <Fragment key={number}>
            <circle data-kind={kind} cx={left(percent)} cy={middle - level * STEP} />
            <text x={left(percent)} y={middle - level * STEP}>
              {number}
            </text>
          </Fragment>
        ))}
      </svg>
    </>
  )
}

function left(percent: number): string {
  return `${100 - percent}%`
}
