import { useEffect } from 'react'
import { useSentences } from '@/app/_ui/language/language'
import type { ToBring } from '@/lib/bring/to-bring'
import { type Countdown as Course, type Cue, countdownAt } from '@/lib/countdown/countdown'
import { storedOpenCountdown } from '@/lib/countdown/open-countdown'
import { type CountdownScript, countdownScript } from '@/lib/countdown/script'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './Countdown.module.css'
import { Cues } from './Cues'
import { PlanSteps } from './PlanSteps'
import { Taps } from './Taps'
import { TimerBar } from './TimerBar'
import { useNow } from './use-now'
import { useRun } from './use-run'
import { useScreenAwake } from './use-screen-awake'
import { useVibration } from './use-vibration'

interface Props {
  raid: Pick<RaidView, 'actions' | 'figures'>
  /** Its `markKey`. */
  raidKey: string
  toBring: ToBring | undefined
}

/** The script of a raid, run beside the console: read at arm's length, tapped without looking. */
export function Countdown({ raid, raidKey, toBring }: Props) {
  const { countdown } = useSentences()
  const now = useNow()
  const played = useRun(raidKey)
  const { run, vibrates } = played
  const script = countdownScript(raid)
  const course = run ? countdownAt(script, run, now) : beforeStart(script)
  const startedAt = run?.startedAt
  useEffect(
    () => storedOpenCountdown.set(startedAt === undefined ? undefined : { raid: raidKey, startedAt }),
    [raidKey, startedAt],
  )
  useScreenAwake(run !== undefined && course.secondsLeft > 0)
  useVibration(vibrates, newsOf(course.happened))
  useVibration(vibrates, newsOf(course.byClock?.isSoon ? course.byClock.cues : []))
  useVibration(vibrates, course.secondsLeft === 0 ? 'over' : '')
  return (
    <div className={styles.countdown}>
      <div className={styles.again}>
        <button type="button" hidden={!run} onClick={played.clear}>
          {countdown.startAgain}
        </button>
      </div>
      <TimerBar course={course} script={script} />
      {run ? (
        <Cues course={course} />
      ) : (
        <div className={styles.before}>
          <button type="button" onClick={played.start}>
            {countdown.start}
          </button>
          <p>{countdown.startWhen}</p>
        </div>
      )}
      <Taps script={script} played={played} isOver={course.secondsLeft === 0} />
      {toBring?.plan && <PlanSteps toBring={toBring} />}
    </div>
  )
}

function beforeStart({ timeLimit }: CountdownScript): Course {
  return { secondsLeft: timeLimit, percentLeft: 100, happened: [] }
}

/** Cues as one text, which is another for other cues; empty for none. */
function newsOf(cues: readonly Cue[]): string {
  return cues.length > 0 ? JSON.stringify(cues) : ''
}
