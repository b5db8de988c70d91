import { useSentences } from '@/app/_ui/language/language'
import type { Countdown } from '@/lib/countdown/countdown'
import type { CountdownScript } from '@/lib/countdown/script'
import styles from './TimerBar.module.css'

interface Props {
  course: Pick<Countdown, 'secondsLeft' | 'percentLeft'>
  script: Pick<CountdownScript, 'marks'>
}

/** The time that is left, in digits and as the bar of the game, with the marks of the script. It never glides: it steps. */
export function TimerBar({ course: { secondsLeft, percentLeft }, script }: Props) {
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
