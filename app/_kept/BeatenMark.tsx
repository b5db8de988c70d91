import { PlainButton } from '@/app/_ui/PlainButton'
import { type MarkedRaid, raidKey } from '@/lib/kept/beaten'
import { dayInWords, dayOf } from '@/lib/kept/day'
import styles from './BeatenMark.module.css'
import { NOT_KEPT } from './not-kept'
import { useBeaten } from './use-beaten'

interface Props {
  raid: MarkedRaid
}

/** Marks a raid as beaten today, says since when it is, and unmarks it. In the HTML no raid is beaten. */
export function BeatenMark({ raid }: Props) {
  const { beaten, isLost, mark } = useBeaten()
  const key = raidKey(raid)
  const day = beaten.get(key)
  return (
    <div className={`${styles.mark} needs-script`}>
      <PlainButton onClick={() => mark(key, day ? undefined : dayOf(new Date()))}>
        {day ? <Beaten day={day} /> : 'Mark as beaten'}
      </PlainButton>
      {isLost && <p role="alert">{`${NOT_KEPT} Your mark lasts until you close this page.`}</p>}
    </div>
  )
}

function Beaten({ day }: { day: string }) {
  return (
    <>
      <span className={styles.day}>
        Beaten on <time dateTime={day}>{dayInWords(day)}</time>
      </span>{' '}
      <span className={styles.undo}>Undo</span>
    </>
  )
}
