import type { RaidFact } from '@/lib/raid/raid-facts'
import styles from './RaidFacts.module.css'
import { Section } from './Section'

interface Props {
  facts: readonly RaidFact[]
}

/** What the game's raid tables say of the boss besides. */
export function RaidFacts({ facts }: Props) {
  return (
    <Section title="Raid">
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
