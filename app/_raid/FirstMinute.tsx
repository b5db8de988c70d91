import { Each } from './Each'
import styles from './FirstMinute.module.css'

interface Props {
  lines: readonly string[]
}

/** What to know before the raid begins. */
export function FirstMinute({ lines }: Props) {
  return (
    <section className={styles.minute} aria-labelledby="first-minute">
      <h3 id="first-minute">First minute</h3>
      <ul className={styles.lines}>
        <Each items={lines}>{(line) => <li>{line}</li>}</Each>
      </ul>
    </section>
  )
}
