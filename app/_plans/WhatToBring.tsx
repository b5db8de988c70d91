import { useRef } from 'react'
import { NOT_SAVED } from '@/app/_ui/not-saved'
import { PlainButton } from '@/app/_ui/PlainButton'
import { Section } from '@/app/_ui/Section'
import { plansPath } from '@/lib/plans/plans-path'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { usePlans } from './use-plans'
import styles from './WhatToBring.module.css'

interface Props {
  raid: RaidView
}

/** Which Pokémon to bring, loaded when its place comes near the screen. */
export function WhatToBring({ raid }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { loaded, failure, load } = usePlans(
    place,
    plansPath({ tier: raid.tier, region: raid.region, boss: raid.name }),
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
        {loaded && <loaded.BuildAdvice raid={raid} plans={loaded.plans} />}
      </div>
    </Section>
  )
}

const WHY = {
  network: NOT_SAVED,
  answer: "Couldn't load this section. Try again later.",
} as const
