import { Section } from '@/app/_ui/Section'
import { raidFacts } from '@/lib/raid-view/raid-facts'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './RaidFacts.module.css'

interface Props {
  raid: Pick<RaidView, 'figures'>
}

/** Further figures of the game's raid tables. */
export function RaidFacts({ raid }: Props) {
  return (
    <Section title="Raid">
      <dl className={styles.facts}>
        {raidFacts(raid.figures).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
