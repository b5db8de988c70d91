import { useRef } from 'react'
import { attackersPath } from '@/lib/attackers/attackers-path'
import type { RaidSummary } from '@/lib/raid/raid-view'
import { PlainButton } from './PlainButton'
import { Section } from './Section'
import { useAttackers } from './use-attackers'
import styles from './WhatToBring.module.css'

interface Props {
  raid: RaidSummary
}

/** Which creatures to bring: what it shows is loaded when the section comes near the screen. */
export function WhatToBring({ raid }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { loaded, failure, load } = useAttackers(
    place,
    attackersPath({ tier: raid.tier, region: raid.region, boss: raid.name }),
  )
  return (
    <Section title="What to bring" note={raid.teraType && `against Tera ${raid.teraType}`}>
      <div ref={place} className={styles.place}>
        {!failure && !loaded && <p className={`${styles.waiting} needs-script`}>Loading…</p>}
        <noscript>
          <p>Turn on JavaScript to see counters</p>
        </noscript>
        {failure && (
          <div className={styles.waiting} role="alert">
            <p>{WHY[failure]}</p>
            <PlainButton onClick={load}>Try again</PlainButton>
          </div>
        )}
        {loaded && <loaded.AttackerAdvice raid={raid} file={loaded.file} />}
      </div>
    </Section>
  )
}

const WHY = {
  network: 'This list was not loaded on this device before, and the network cannot be reached.',
  answer: 'The server does not have this list, or not in a form that this page understands.',
} as const
