import { useSentences } from '@/app/_ui/language/language'
import { lowestHp } from '@/lib/countdown/countdown'
import type { CountdownScript } from '@/lib/countdown/script'
import styles from './Taps.module.css'
import type { RunControls } from './use-run'
import { canVibrate } from './use-vibration'

interface Props {
  script: CountdownScript
  controls: RunControls
  isOver: boolean
}

/**
 * Buttons for a player to tap during the raid. Each button always has the same place and
 * text: a single button for the next mark would change its meaning under the finger.
 */
export function Taps({ script, controls, isOver }: Props) {
  const { countdown } = useSentences()
  const { run, isLost, undo, faint } = controls
  const isIdle = !run || isOver
  return (
    <div className={styles.taps}>
      {isLost && <p role="alert">{countdown.isLost}</p>}
      <HpMarks script={script} controls={controls} isIdle={isIdle} />
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
        {canVibrate() && <Vibrate controls={controls} />}
      </div>
    </div>
  )
}

function HpMarks({ script, controls: { run, passHp }, isIdle }: Omit<Props, 'isOver'> & { isIdle: boolean }) {
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

function Vibrate({ controls: { vibrates, letVibrate } }: Pick<Props, 'controls'>) {
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
