import type { Advice } from '@/app/_plans/use-advice'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './ForTheLobby.module.css'

interface Props {
  raid: Pick<RaidView, 'lobby'>
  advice: Pick<Advice, 'forEveryone'>
}

/** What to do from the start: alone, among strangers, and with friends. */
export function ForTheLobby({ raid, advice }: Props) {
  return (
    <section className={styles.lobby} aria-labelledby="for-the-lobby">
      <h3 id="for-the-lobby">For the lobby</h3>
      <dl className={styles.lines}>
        {Object.entries(advice.forEveryone?.lobby ?? raid.lobby).map(([company, line]) => (
          <div key={company}>
            <dt>{company}</dt>
            <dd>{line}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
