import styles from './Loading.module.css'

/** Says that content is on its way, in the place of all content. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      Loading…
    </p>
  )
}
