import { useEffect, useEffectEvent, useState } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import { OverPage } from '@/app/_ui/OverPage'
import type { ToBring } from '@/lib/bring/to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { markKey } from '@/lib/storage/marked-raid'
import styles from './CountdownButton.module.css'
import { keepOpen, wasOpen } from './was-open'

/** The part of the program that runs a countdown. Few readers of a page stand in its raid. */
const countdownPart = lazyPart('The countdown', () => import('./Countdown'))

interface Props {
  raid: Pick<RaidView, 'id' | 'event' | 'actions' | 'figures'>
  /** Of which it says the plan for the visitor's company; `undefined` where that is not known. */
  toBring: ToBring | undefined
}

/** Opens the countdown of a raid over the page, at once where it was open when the page was left. It goes on while it is closed. */
export function CountdownButton({ raid, toBring }: Props) {
  const { parts, raid: labels } = useLabels()
  const [isOpen, setIsOpen] = useState(false)
  const reopen = useEffectEvent(() => {
    if (wasOpen(keyOf(raid), raid.figures.timeLimit)) setIsOpen(true)
  })
  useEffect(() => reopen(), [])
  const close = () => {
    keepOpen(undefined)
    setIsOpen(false)
  }
  return (
    <div className={`${styles.start} needs-script`}>
      <PlainButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {labels.countdown.name}
      </PlainButton>
      {isOpen && (
        <OverPage label={labels.countdown.name} className={styles.over} onClose={close}>
          <div className={styles.close}>
            <PlainButton onClick={close}>{parts.close}</PlainButton>
          </div>
          <WhenLoaded part={countdownPart}>
            {({ Countdown }) => <Countdown raid={raid} raidKey={keyOf(raid)} toBring={toBring} />}
          </WhenLoaded>
        </OverPage>
      )}
    </div>
  )
}

function keyOf({ id, event }: Props['raid']): string {
  return markKey({ ...id, setId: event?.setId })
}
