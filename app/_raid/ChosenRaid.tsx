import type { Selection } from '@/lib/raid/selection'
import styles from './ChosenRaid.module.css'
import { useLiveRaid } from './live-raid-module'

interface Props {
  selection: Selection
  /** What the page was prerendered with, and so need not be asked for. */
  prerendered: Selection
}

/** A raid that was chosen in the browser. Waits only where the data of all raids has not arrived yet. */
export function ChosenRaid({ selection, prerendered }: Props) {
  const { module, failed, load } = useLiveRaid()
  if (module) return <module.LiveRaid selection={selection} prerendered={prerendered} />
  if (failed) {
    return (
      <div className={styles.waiting} role="alert">
        <p>The raids could not be loaded. Is the device offline?</p>
        <button type="button" className={styles.again} onClick={load}>
          Try again
        </button>
      </div>
    )
  }
  return (
    <p className={styles.waiting} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      Loading…
    </p>
  )
}
