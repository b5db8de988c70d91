import { Each } from '@/app/_ui/Each'
import styles from './KeyTimings.module.css'

interface Props {
  lines: readonly string[]
}

/** What to know before the raid begins. */
export function KeyTimings({ lines }: Props) {
  return (
    <section className={styles.timings} aria-labelledby="key-timings">
      <h3 id="key-timings">Key timings</h3>
      <ul className={styles.lines}>
        <Each items={lines}>{(line) => <li>{line}</li>}</Each>
      </ul>
    </section>
  )
}
