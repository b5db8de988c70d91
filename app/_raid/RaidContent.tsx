import type { TypeName } from '@/data/vocabulary'
import type { Matchup } from '@/lib/matchup/matchup'
import type { RaidView } from '@/lib/raid/raid-view'
import { Abilities } from './Abilities'
import { Actions } from './Actions'
import { BaseStats } from './BaseStats'
import { Herbs } from './Herbs'
import { Hero } from './Hero'
import { KeyTimings } from './KeyTimings'
import { MatchupList } from './MatchupList'
import { Moves } from './Moves'
import styles from './RaidContent.module.css'
import { RaidFacts } from './RaidFacts'
import { Section } from './Section'
import { SectionBoundary } from './SectionBoundary'
import { WhatItPays } from './WhatItPays'
import { WhatToBring } from './WhatToBring'

interface Props {
  raid: RaidView
}

/** All that the screen shows of a raid, in the order in which a player needs it in the lobby. */
export function RaidContent({ raid }: Props) {
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
            <WhatItPays payout={raid.payout} />
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
