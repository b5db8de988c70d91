import { useEffect, useEffectEvent, useState } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { Dialog } from '@/app/_ui/Dialog'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import type { ToBring } from '@/lib/bring/to-bring'
import { markKey } from '@/lib/kept/marked-raid'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './CountdownButton.module.css'
import { saveOpenCountdown, wasCountdownOpen } from './open-countdown'

/** Loaded on demand, since few readers of a page are in its raid. */
const countdownPart = lazyPart('The countdown', () => import('./Countdown'))

interface Props {
  raid: Pick<RaidView, 'id' | 'event' | 'actions' | 'figures'>
  /** The countdown shows its plan for the visitor's company. */
  toBring: ToBring | undefined
}

/** Opens the countdown of a raid over the page; without a press if it was open when the page was left. It runs while closed. */
export function CountdownButton({ raid, toBring }: Props) {
  const { parts, raid: labels } = useLabels()
  const [isOpen, setIsOpen] = useState(false)
  const reopen = useEffectEvent(() => {
    if (wasCountdownOpen(keyOf(raid), raid.figures.timeLimit)) setIsOpen(true)
  })
  useEffect(() => reopen(), [])
  const close = () => {
    saveOpenCountdown(undefined)
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

function keyOf({ id, event }: Props['raid']): string {
  return markKey({ ...id, setId: event?.setId })
}
