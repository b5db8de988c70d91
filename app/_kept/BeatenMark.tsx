import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import type { MarkedRaid } from '@/lib/raid/raid-id'
import { dayBeaten, dayOf, MARKS, withMark } from '@/lib/storage/marks'
import type { Labels } from '@/lib/words/language'
import styles from './BeatenMark.module.css'
import { useIsLost, useStored } from './use-stored'

interface Props {
  raid: MarkedRaid
}

export function BeatenMark({ raid }: Props) {
  const { raid: labels } = useLabels()
  const day = dayBeaten(useStored(MARKS.beaten), raid)
  const isLost = useIsLost(MARKS.beaten)
  const toggle = () =>
    MARKS.beaten.update((beaten) => withMark(beaten, raid, day ? undefined : dayOf(new Date())))
  return (
    <div className={`${styles.mark} needs-script`}>
      <PlainButton onClick={toggle}>
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
