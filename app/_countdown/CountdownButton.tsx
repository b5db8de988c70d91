import { useEffect, useEffectEvent, useState } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { Dialog } from '@/app/_ui/Dialog'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import type { ToBring } from '@/lib/bring/to-bring'
import { lasts, storedOpenCountdown } from '@/lib/countdown/open-countdown'
import { markKey } from '@/lib/raid/raid-id'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './CountdownButton.module.css'

const countdownPart = lazyPart('The countdown', () => import('./Countdown'))

interface Props {
  raid: Pick<RaidView, 'id' | 'event' | 'actions' | 'figures'>
  toBring: ToBring | undefined
}

/**
 * Opens the countdown over the page, or reopens it if it was open when the visitor left the page. The countdown runs
 * while closed.
 */
export function CountdownButton({ raid, toBring }: Props) {
  const { parts, raid: labels } = useLabels()
  const [isOpen, setIsOpen] = useState(false)
  const reopen = useEffectEvent(() => {
    if (wasOpen(raid)) setIsOpen(true)
  })
  useEffect(() => reopen(), [])
  const close = () => {
    storedOpenCountdown.set(undefined)
    setIsOpen(false)
  }
  return (
    <div className={`${styles.start} needs-script`}>
      <PlainButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {labels.countdown.name}
      </PlainButton>
      {isOpen && (
        <Dialog label={labels.countdown.name} className={styles.over} onClose={close}>
          <div className={styles.close}>
            <PlainButton onClick={close}>{parts.close}</PlainButton>
          </div>
          <WhenLoaded part={countdownPart}>
            {({ Countdown }) => <Countdown raid={raid} raidKey={keyOf(raid)} toBring={toBring} />}
          </WhenLoaded>
        </Dialog>
      )}
    </div>
  )
}

/**
 * Whether the countdown was open when the visitor left the page, and still runs. Phones drop pages to save memory, and
 * nobody has time to look for a button during a raid.
 */
function wasOpen(raid: Props['raid']): boolean {
  const stored = storedOpenCountdown.current()
  return stored?.raid === keyOf(raid) && lasts(stored, raid.figures.timeLimit, Date.now())
}

function keyOf({ id, event }: Props['raid']): string {
  return markKey({ ...id, setId: event?.setId })
}
