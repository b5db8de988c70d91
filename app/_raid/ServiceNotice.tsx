import styles from './ServiceNotice.module.css'

interface Props {
  onRetry: () => void
}

/** Says, without covering the raid, that what shows came with the site and not from the creature service. */
export function ServiceNotice({ onRetry }: Props) {
  return (
    <div className={styles.notice} role="status">
      <p>The creature service did not answer: showing the data that came with this site.</p>
      <button type="button" className={styles.again} onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
