import type { ActionView } from '@/lib/raid/raid-view'
import styles from './Actions.module.css'
import { Section } from './Section'

interface Props {
  actions: readonly ActionView[]
}

/** What the boss does by script, and when. */
export function Actions({ actions }: Props) {
  return (
    <Section title="Actions">
      <ol className={styles.list}>
        {actions.map(({ label, action }) => (
          <li key={`${label} ${action}`}>
            <span>{label}</span> <strong>{action}</strong>
          </li>
        ))}
      </ol>
      {actions.length === 0 && <p>This boss has no scripted actions.</p>}
    </Section>
  )
}
