import { useState } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import { OverPage } from '@/app/_ui/OverPage'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './StartCountdown.module.css'

/** The part of the program that runs a countdown. Few readers of a page stand in its raid. */
const countdownPart = lazyPart('The countdown', () => import('./Countdown'))

interface Props {
  raid: Pick<RaidView, 'id' | 'event' | 'actions' | 'figures'>
}

/** Opens the countdown of a raid over the page. It goes on while it is closed. */
export function StartCountdown({ raid }: Props) {
  const { parts, raid: labels } = useLabels()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div className={`${styles.start} needs-script`}>
      <PlainButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {labels.countdown.start}
      </PlainButton>
      {isOpen && (
        <OverPage label={labels.countdown.name} className={styles.over} onClose={close}>
          <div className={styles.close}>
            <PlainButton onClick={close}>{parts.close}</PlainButton>
          </div>
          <WhenLoaded part={countdownPart}>{({ Countdown }) => <Countdown raid={raid} />}</WhenLoaded>
        </OverPage>
      )}
    </div>
  )
}
