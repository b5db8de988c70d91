import styles from './Herbs.module.css'
import { Section } from './Section'

interface Props {
  herbs: readonly string[]
}

/** The herbs that the raid pays, with the chance of each per roll. */
export function Herbs({ herbs }: Props) {
  return (
    <Section title="Herbs Dropped" note="per roll">
      <ul className={styles.list}>
        {herbs.map((herb) => (
          <li key={herb}>{herb}</li>
        ))}
      </ul>
    </Section>
  )
}
