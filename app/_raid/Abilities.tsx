import { Each } from '@/app/_ui/Each'
import { Section } from '@/app/_ui/Section'
import type { ShownAbility } from '@/lib/creature/abilities'
import styles from './Abilities.module.css'

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
