import { raidFacts } from '@/lib/raid/raid-facts'
import type { RaidView } from '@/lib/raid/raid-view'
import styles from './RaidFacts.module.css'
import { Section } from './Section'

type Props = Pick<RaidView, 'figures'>

/** What the game's raid tables say of the boss besides. */
export function RaidFacts({ figures }: Props) {
  return (
    <Section title="Raid">
      <dl className={styles.facts}>
        {raidFacts(figures).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
