import type { ComponentType } from 'react'
import { WhatToBring } from '@/app/_plans/WhatToBring'
import { Actions } from '@/app/_raid/actions/Actions'
import { KeyTimings } from '@/app/_raid/actions/KeyTimings'
import { Hero } from '@/app/_raid/hero/Hero'
import { Herbs } from '@/app/_raid/rewards/Herbs'
import { Rewards } from '@/app/_raid/rewards/Rewards'
import { SectionBoundary } from '@/app/_ui/SectionBoundary'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { Abilities } from './Abilities'
import { TeraAdvantages, TypeAdvantages } from './Advantages'
import { BaseStats } from './BaseStats'
import { Moves } from './Moves'
import { RaidFacts } from './RaidFacts'
import styles from './RaidSections.module.css'

interface Props {
  raid: RaidView
}

/** The cells of the grid with their sections, in the order in which a player needs them in the lobby. */
const CELLS: readonly (readonly [
  className: string | undefined,
  sections: readonly ComponentType<Props>[],
])[] = [
  [styles.timings, [KeyTimings]],
  [styles.actions, [Actions]],
  [styles.moves, [Moves, TypeAdvantages, TeraAdvantages]],
  [styles.creature, [Abilities, BaseStats, Herbs]],
  [styles.figures, [RaidFacts]],
  [styles.more, [Rewards]],
]

/** Everything that the screen shows of a raid. */
export function RaidSections({ raid }: Props) {
  return (
    <article className={styles.content}>
      <Sections of={[Hero]} raid={raid} />
      <div className={styles.sections}>
        {CELLS.map(([className, sections]) => (
          <div key={className} className={className}>
            <Sections of={sections} raid={raid} />
          </div>
        ))}
      </div>
      <Sections of={[WhatToBring]} raid={raid} />
    </article>
  )
}

function Sections({ of, raid }: Props & { of: readonly ComponentType<Props>[] }) {
  return of.map((Section, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a cell are always the same
    <SectionBoundary key={position} of={raid}>
      <Section raid={raid} />
    </SectionBoundary>
  ))
}
