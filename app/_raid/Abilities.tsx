import type { ShownAbility } from '@/lib/creature/abilities'
import styles from './Abilities.module.css'
import { Each } from './Each'
import { Section } from './Section'

interface Props {
  abilities: readonly ShownAbility[]
}

/** The abilities that the boss may have. */
export function Abilities({ abilities }: Props) {
  return (
    <Section title="Ability">
      <ul className={styles.list}>
        <Each items={abilities}>
          {({ label, description, always }) => (
            <li>
              <strong>{label}</strong>
              {always && ' always has this ability'}
              <small>{description}</small>
            </li>
          )}
        </Each>
      </ul>
    </Section>
  )
}
