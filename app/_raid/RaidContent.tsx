import type { TypeName } from '@/data/vocabulary'
import type { Matchup } from '@/lib/matchup/matchup'
import type { RaidView } from '@/lib/raid/raid-view'
import { Abilities } from './Abilities'
import { Actions } from './Actions'
import { BaseStats } from './BaseStats'
import { Herbs } from './Herbs'
import { Hero } from './Hero'
import { MatchupList } from './MatchupList'
import { Moves } from './Moves'
import styles from './RaidContent.module.css'
import { RaidFacts } from './RaidFacts'
import { Section } from './Section'

interface Props {
  raid: RaidView
}

/** All that the screen shows of a raid, in the order in which a player needs it in the lobby. */
export function RaidContent({ raid }: Props) {
  return (
    <article className={styles.content}>
      <Hero raid={raid} />
      <div className={styles.sections}>
        <div className={styles.actions}>
          <Actions actions={raid.actions} shield={raid.figures.shield} />
        </div>
        <div className={styles.moves}>
          <Moves moves={raid.moves} />
          <Section title="Type Advantages" note="of its moves">
            <MatchupList matchups={raid.typeAdvantages.map(doubled)} />
          </Section>
          {raid.teraAdvantages.length > 0 && (
            <Section title="Tera Advantages" note="of its Tera Blast">
              <MatchupList matchups={raid.teraAdvantages.map(doubled)} />
            </Section>
          )}
        </div>
        <div className={styles.creature}>
          <Abilities abilities={raid.abilities} />
          <BaseStats baseStats={raid.baseStats} />
          <Herbs herbs={raid.herbs} />
        </div>
        <div className={styles.figures}>
          <RaidFacts figures={raid.figures} types={raid.types} />
        </div>
      </div>
    </article>
  )
}

function doubled(type: TypeName): Matchup {
  return { type, multiplier: 2 }
}
