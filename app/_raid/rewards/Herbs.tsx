import { Section } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './Herbs.module.css'

interface Props {
  raid: Pick<RaidView, 'herbs'>
}

/** The herbs that the raid drops, with the chance of each per drop roll. */
export function Herbs({ raid }: Props) {
  return (
    <Section title="Herbs Dropped" note="per drop roll">
      <ul className={styles.list}>
        {raid.herbs.map((herb) => (
          <li key={herb}>{herb}</li>
        ))}
      </ul>
    </Section>
  )
}
