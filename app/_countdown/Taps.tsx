import { useSentences } from '@/app/_ui/language/language'
import { lowestHp } from '@/lib/countdown/run'
import type { CountdownScript } from '@/lib/countdown/script'
import styles from './Taps.module.css'
import type { PlayedRun } from './use-run'
import { canVibrate } from './use-vibration'

interface Props {
  script: CountdownScript
  played: PlayedRun
  isOver: boolean
}

/** What a player taps during the raid. The buttons are always the same, at the same places. */
export function Taps({ script, played, isOver }: Props) {
  const { countdown } = useSentences()
  const { run, isLost, undo, faint } = played
  const isIdle = !run || isOver
  return (
    <div className={styles.taps}>
      {isLost && <p role="alert">{countdown.isLost}</p>}
      <HpMarks script={script} played={played} isIdle={isIdle} />
      <div className={styles.faint}>
        <button type="button" disabled={isIdle} onClick={faint}>
          {countdown.faint(script.secondsPerFaint)}
        </button>
        <button type="button" disabled={!run?.taps.length} onClick={undo}>
          {countdown.undo}
        </button>
      </div>
      <div className={styles.notes}>
        <p>{countdown.npcFaints}</p>
        {canVibrate() && <Vibrate played={played} />}
      </div>
    </div>
  )
}

function HpMarks({ script, played: { run, passHp }, isIdle }: Omit<Props, 'isOver'> & { isIdle: boolean }) {
  const { countdown } = useSentences()
  const marks = script.marks.filter(({ trigger, percent }) => trigger === 'HP' && percent < 100)
  const lowest = run ? lowestHp(run) : 100
  return (
    <fieldset>
      <legend>{countdown.hpMarks}</legend>
      {marks.map(({ percent }) => (
        <button
          key={percent}
          type="button"
          disabled={isIdle || lowest <= percent}
          aria-label={countdown.hpMark(percent)}
          onClick={() => passHp(percent)}
        >
          {countdown.hpPercent(percent)}
        </button>
      ))}
    </fieldset>
  )
}

function Vibrate({ played: { vibrates, letVibrate } }: Pick<Props, 'played'>) {
  const { countdown } = useSentences()
  return (
    <label>
      <input
        type="checkbox"
        checked={vibrates}
        onChange={({ currentTarget }) => letVibrate(currentTarget.checked)}
      />
      {countdown.vibrate}
    </label>
  )
}
