import type { ShownAbility } from '@/lib/creature/abilities'
import styles from './Abilities.module.css'
import { Section } from './Section'

interface Props {
  abilities: readonly ShownAbility[]
}

/** The abilities that the boss may have. */
export function Abilities({ abilities }: Props) {
  return (
    <Section title="Ability">
      <ul className={styles.list}>
        {abilities.map(({ label, description, always }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no state, and the service may give two of them one name
          <li key={position}>
            <strong>{label}</strong>
            {always && ' always has this ability'}
            <small>{description}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
