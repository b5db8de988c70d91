import styles from './Loading.module.css'

/** Replaces content that is being loaded. No live region: what comes is announced by its own, once. */
export function Loading() {
  return <p className={`${styles.loading} ${styles.spinner}`}>Loading…</p>
}
