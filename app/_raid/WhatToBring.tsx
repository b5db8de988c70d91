import { useRef } from 'react'
import { attackersPath } from '@/lib/attackers/attackers-path'
import type { RaidSummary } from '@/lib/raid/raid-view'
import { NOT_SAVED } from './not-saved'
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
  const { loaded, failure, loading, load } = useAttackers(
    place,
    attackersPath({ tier: raid.tier, region: raid.region, boss: raid.name }),
  )
  return (
    <Section title="What to bring" note={raid.teraType && `against Tera ${raid.teraType}`}>
      <div ref={place} className={styles.place}>
        {!failure && !loaded && (
          <p className={styles.waiting}>{loading ? 'Loading…' : 'This is loaded by JavaScript.'}</p>
        )}
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
  network: NOT_SAVED,
  answer: "Couldn't load this section. Try again later.",
} as const
