import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useSentences } from '@/app/_ui/language/language'
import type { Countdown } from '@/lib/countdown/countdown'
import styles from './Cues.module.css'

interface Props {
  state: Countdown
}

export function Cues({ state: { secondsLeft, byClock, byHp, happened } }: Props) {
  const { countdown } = useSentences()
  const say = byClock?.isSoon ? countdown.soon : countdown.ahead
  const lasts = secondsLeft > 0
  return (
    <div className={styles.cues}>
      <div className={styles.next}>
        <p className={styles.when}>{byClock && countdown.onTheBar(byClock.percent, byClock.seconds)}</p>
        <div role="status" data-soon={byClock?.isSoon ? '' : undefined}>
          {byClock && <Lines texts={byClock.cues.map(say)} />}
          {!byClock && <p>{lasts ? countdown.nothingByClock : countdown.over}</p>}
        </div>
      </div>
      <div className={styles.happened}>
        <p className={styles.when}>{happened.length > 0 && countdown.justNow}</p>
        <div role="status">
          <Lines texts={happened.map(countdown.happened)} />
        </div>
      </div>
      <div className={styles.byHp}>
        <p className={styles.when}>{byHp && countdown.atHp(byHp.percent)}</p>
        {byHp && <Lines texts={byHp.cues.map(countdown.ahead)} />}
        {!byHp && lasts && <p>{countdown.nothingByHp}</p>}
      </div>
    </div>
  )
}

function Lines({ texts }: { texts: readonly string[] }) {
  return <KeyedByIndex items={texts}>{(text) => <p>{text}</p>}</KeyedByIndex>
}
