import { useRef } from 'react'
import { NOT_SAVED } from '@/app/_ui/not-saved'
import { PlainButton } from '@/app/_ui/PlainButton'
import { Section } from '@/app/_ui/Section'
import { attackersPath } from '@/lib/attackers/attackers-path'
import type { RaidSummary } from '@/lib/raid-view/raid-view'
import { useAttackers } from './use-attackers'
import styles from './WhatToBring.module.css'

interface Props {
  raid: RaidSummary
}

/** Which Pokémon to bring. A boss that transforms into its attacker has no list. */
export function WhatToBring({ raid }: Props) {
  return (
    <Section title="What to bring" note={raid.teraType && `against Tera ${raid.teraType}`}>
      {raid.transforms ? <p>{transformInWords(raid)}</p> : <LoadedAttackers raid={raid} />}
    </Section>
  )
}

// Its level, HP and Tera type stay its own: https://bulbapedia.bulbagarden.net/wiki/Transform_(move)
function transformInWords({ name }: RaidSummary): string {
  return `${name} transforms into the Pokémon it faces and attacks with that Pokémon’s moves and stats, except HP. What it deals depends on what you bring, so there is no list of attackers: bring a Pokémon that resists its own moves.`
}

/** The attackers, loaded when their place comes near the screen. */
function LoadedAttackers({ raid }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { loaded, failure, load } = useAttackers(
    place,
    attackersPath({ tier: raid.tier, region: raid.region, boss: raid.name }),
  )
  return (
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
  )
}

const WHY = {
  network: NOT_SAVED,
  answer: "Couldn't load this section. Try again later.",
} as const
