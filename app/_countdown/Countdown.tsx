import { useEffect, useState } from 'react'
import { useStored } from '@/app/_kept/use-stored'
import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import { stepsFor } from '@/lib/bring/for-companies'
import type { ToBring } from '@/lib/bring/to-bring'
import { type Countdown as CountdownState, type Cue, countdownAt } from '@/lib/countdown/countdown'
import { storedOpenCountdown } from '@/lib/countdown/open-countdown'
import { type CountdownScript, countdownScript } from '@/lib/countdown/script'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { storedCompany } from '@/lib/storage/choices'
import styles from './Countdown.module.css'
import { Cues } from './Cues'
import { Taps } from './Taps'
import { useRun } from './use-run'
import { useScreenAwake } from './use-screen-awake'
import { useVibration } from './use-vibration'

interface Props {
  raid: Pick<RaidView, 'actions' | 'figures'>
  raidKey: string
  toBring: ToBring | undefined
}

export function Countdown({ raid, raidKey, toBring }: Props) {
  const { countdown } = useSentences()
  const now = useNow()
  const controls = useRun(raidKey)
  const { run, vibrates } = controls
  const script = countdownScript(raid)
  const state = run ? countdownAt(script, run, now) : beforeStart(script)
  const startedAt = run?.startedAt
  useEffect(
    () => storedOpenCountdown.set(startedAt === undefined ? undefined : { raid: raidKey, startedAt }),
    [raidKey, startedAt],
  )
  useScreenAwake(run !== undefined && state.secondsLeft > 0)
  useVibration(vibrates, cuesText(state.happened))
  useVibration(vibrates, cuesText(state.byClock?.isSoon ? state.byClock.cues : []))
  useVibration(vibrates, state.secondsLeft === 0 ? 'over' : '')
  return (
    <div className={styles.countdown}>
      <div className={styles.again}>
        <button type="button" hidden={!run} onClick={controls.clear}>
          {countdown.startAgain}
        </button>
      </div>
      <TimerBar state={state} script={script} />
      {run ? (
        <Cues state={state} />
      ) : (
        <div className={styles.before}>
          <button type="button" onClick={controls.start}>
            {countdown.start}
          </button>
          <p>{countdown.startWhen}</p>
        </div>
      )}
      <Taps script={script} controls={controls} isOver={state.secondsLeft === 0} />
      {toBring?.plan && <PlanSteps toBring={toBring} />}
    </div>
  )
}

function beforeStart({ timeLimit }: CountdownScript): CountdownState {
  return { secondsLeft: timeLimit, percentLeft: 100, happened: [] }
}

function cuesText(cues: readonly Cue[]): string {
  return cues.length > 0 ? JSON.stringify(cues) : ''
}

interface TimerBarProps {
  state: Pick<CountdownState, 'secondsLeft' | 'percentLeft'>
  script: Pick<CountdownScript, 'marks'>
}

function TimerBar({ state: { secondsLeft, percentLeft }, script }: TimerBarProps) {
  const { countdown } = useSentences()
  const marks = script.marks.filter(({ trigger }) => trigger === 'Time')
  return (
    <div className={styles.timer}>
      <p role="timer">{countdown.left(secondsLeft)}</p>
      <svg height="20" role="img" aria-label={countdown.timerBar(percentLeft)}>
        <rect width="100%" height="20" />
        <rect width={`${percentLeft}%`} height="20" data-left="" />
        {marks.map(({ percent }) => (
          <line key={percent} x1={`${percent}%`} x2={`${percent}%`} y2="20" />
        ))}
      </svg>
    </div>
  )
}

function PlanSteps({ toBring }: { toBring: ToBring }) {
  const { plans } = useLabels()
  const company = useStored(storedCompany)
  return (
    <section className={styles.steps} aria-label={plans.planFor(company)}>
      <KeyedByIndex items={stepsFor(company, toBring)}>
        {({ name, turns, conditions }) => (
          <p>
            <strong>{name}</strong> {turns} {conditions.join(' ')}
          </p>
        )}
      </KeyedByIndex>
    </section>
  )
}

/** In milliseconds. The shown seconds lag behind by at most this much. The bar moves in steps, for visitors who avoid motion. */
const TICK = 250

/** In milliseconds since 1970, renewed every `TICK`. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(ticking)
  }, [])
  return now
}
