import styles from './Loading.module.css'

/** Replaces content that is being loaded. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      Loading…
    </p>
  )
}
