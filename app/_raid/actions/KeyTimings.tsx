import { Each } from '@/app/_ui/Each'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './AtAGlance.module.css'

interface Props {
  raid: Pick<RaidView, 'keyTimings'>
}

/** The timings to know before the raid begins. */
export function KeyTimings({ raid }: Props) {
  return (
    <section className={styles.card} aria-labelledby="key-timings">
      <h3 id="key-timings">Key timings</h3>
      <ul className={styles.lines}>
        <Each items={raid.keyTimings}>{(line) => <li>{line}</li>}</Each>
      </ul>
    </section>
  )
}
