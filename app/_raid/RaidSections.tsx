import type { ComponentType } from 'react'
import { YourBox } from '@/app/_box/YourBox'
import { Plan } from '@/app/_plans/Plan'
import { type Advice, useAdvice } from '@/app/_plans/use-advice'
import { WhatToBring } from '@/app/_plans/WhatToBring'
import { Hero } from '@/app/_raid/hero/Hero'
import { RaidNight } from '@/app/_raid-night/RaidNight'
import { SectionBoundary } from '@/app/_ui/Section'
import type { ToBring } from '@/lib/bring/to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { Abilities, BaseStats } from './AbilitiesAndStats'
import { TeraAdvantages, TypeAdvantages } from './Advantages'
import { Moves } from './Moves'
import { EventFacts, RaidFacts } from './RaidFacts'
import styles from './RaidSections.module.css'
import { Rewards } from './Rewards'
import { Script } from './Script'

interface Props {
  raid: RaidView
  toBring: ToBring | undefined
  /** Hides the raid while another raid loads. Opened details and filters stay. */
  isHidden?: boolean
}

interface SectionProps {
  raid: RaidView
  advice: Advice
}

/** In the order in which players need them. */
const AREAS: readonly (readonly [area: string, sections: readonly ComponentType<SectionProps>[]])[] = [
  ['first', [Hero, Plan, Script, Moves]],
  ['facts', [Rewards, Abilities, BaseStats, TypeAdvantages, TeraAdvantages, EventFacts, RaidFacts]],
  ['builds', [WhatToBring, YourBox, RaidNight]],
]

export function RaidSections({ raid, toBring, isHidden }: Props) {
  const advice = useAdvice(raid, toBring)
  return (
    <article className={styles.content} hidden={isHidden}>
      {AREAS.map(([area, sections]) => (
        <div key={area} data-area={area}>
          {sections.map((Section, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sections of an area are always the same
            <SectionBoundary key={position} of={raid}>
              <Section raid={raid} advice={advice} />
            </SectionBoundary>
          ))}
        </div>
      ))}
    </article>
  )
}
