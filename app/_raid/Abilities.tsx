import { Each } from '@/app/_ui/Each'
import { Section } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './Abilities.module.css'

interface Props {
  raid: Pick<RaidView, 'abilities'>
}

/** The abilities that the boss may have. */
export function Abilities({ raid }: Props) {
  return (
    <Section title="Ability">
      <ul className={styles.list}>
        <Each items={raid.abilities}>
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
