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
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
