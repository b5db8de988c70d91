import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import { dayBeaten, dayOf } from '@/lib/storage/beaten'
import type { MarkedRaid } from '@/lib/storage/marked-raid'
import type { Labels } from '@/lib/words/language'
import styles from './BeatenMark.module.css'
import { useBeaten } from './use-beaten'

interface Props {
  raid: MarkedRaid
}

/** Marks a raid as beaten today, shows the day, and removes the mark. In the HTML no raid is beaten. */
export function BeatenMark({ raid }: Props) {
  const { raid: labels } = useLabels()
  const { beaten, isLost, mark } = useBeaten()
  const day = dayBeaten(beaten, raid)
  return (
    <div className={`${styles.mark} needs-script`}>
      <PlainButton onClick={() => mark(raid, day ? undefined : dayOf(new Date()))}>
        {day ? <Beaten day={day} labels={labels.beaten} /> : labels.beaten.mark}
      </PlainButton>
      {isLost && <p role="alert">{labels.markIsLost}</p>}
    </div>
  )
}

function Beaten({ day, labels }: { day: string; labels: Labels['raid']['beaten'] }) {
  return (
    <>
      <span className={styles.day}>
        {labels.before}
        <time dateTime={day}>{labels.day(day)}</time>
        {labels.after}
      </span>{' '}
      <span className={styles.undo}>{labels.undo}</span>
    </>
  )
}
