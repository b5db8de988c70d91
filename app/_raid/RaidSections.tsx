import { WhatToBring } from '@/app/_attackers/WhatToBring'
import { Actions } from '@/app/_raid/actions/Actions'
import { KeyTimings } from '@/app/_raid/actions/KeyTimings'
import { Hero } from '@/app/_raid/hero/Hero'
import { Herbs } from '@/app/_raid/rewards/Herbs'
import { Rewards } from '@/app/_raid/rewards/Rewards'
import { Section } from '@/app/_ui/Section'
import { SectionBoundary } from '@/app/_ui/SectionBoundary'
import type { TypeName } from '@/data/vocabulary'
import type { Matchup } from '@/lib/matchup/matchup'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { Abilities } from './Abilities'
import { BaseStats } from './BaseStats'
import { MatchupList } from './MatchupList'
import { Moves } from './Moves'
import { RaidFacts } from './RaidFacts'
import styles from './RaidSections.module.css'

interface Props {
  raid: RaidView
}

/** All that the screen shows of a raid, in the order in which a player needs it in the lobby. */
export function RaidSections({ raid }: Props) {
  return (
    <article className={styles.content}>
      <SectionBoundary of={raid}>
        <Hero raid={raid} />
      </SectionBoundary>
      <div className={styles.sections}>
        <div className={styles.timings}>
          <SectionBoundary of={raid}>
            <KeyTimings lines={raid.keyTimings} />
          </SectionBoundary>
        </div>
        <div className={styles.actions}>
          <SectionBoundary of={raid}>
            <Actions actions={raid.actions} figures={raid.figures} />
          </SectionBoundary>
        </div>
        <div className={styles.moves}>
          <SectionBoundary of={raid}>
            <Moves moves={raid.moves} />
          </SectionBoundary>
          <SectionBoundary of={raid}>
            <Section title="Type Advantages" note="of its moves">
              <MatchupList matchups={raid.typeAdvantages.map(doubled)} />
            </Section>
          </SectionBoundary>
          {raid.teraAdvantages.length > 0 && (
            <SectionBoundary of={raid}>
              <Section title="Tera Advantages" note="of its Tera Blast">
                <MatchupList matchups={raid.teraAdvantages.map(doubled)} />
              </Section>
            </SectionBoundary>
          )}
        </div>
        <div className={styles.creature}>
          <SectionBoundary of={raid}>
            <Abilities abilities={raid.abilities} />
          </SectionBoundary>
          <SectionBoundary of={raid}>
            <BaseStats raid={raid} />
          </SectionBoundary>
          <SectionBoundary of={raid}>
            <Herbs herbs={raid.herbs} />
          </SectionBoundary>
        </div>
        <div className={styles.figures}>
          <SectionBoundary of={raid}>
            <RaidFacts figures={raid.figures} />
          </SectionBoundary>
        </div>
        <div className={styles.more}>
          <SectionBoundary of={raid}>
            <Rewards rewards={raid.rewards} />
          </SectionBoundary>
        </div>
      </div>
      <SectionBoundary of={raid}>
        <WhatToBring raid={raid} />
      </SectionBoundary>
    </article>
  )
}

function doubled(type: TypeName): Matchup {
  return { type, multiplier: 2 }
}
