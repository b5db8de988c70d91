import { Section } from '@/app/_ui/Section'
import styles from './Herbs.module.css'

interface Props {
  herbs: readonly string[]
}

/** The herbs that the raid drops, with the chance of each per drop roll. */
export function Herbs({ herbs }: Props) {
  return (
    <Section title="Herbs Dropped" note="per drop roll">
      <ul className={styles.list}>
        {herbs.map((herb) => (
          <li key={herb}>{herb}</li>
        ))}
      </ul>
    </Section>
  )
}
