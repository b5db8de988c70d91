import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import type { Labels } from '@/lib/words/language'
import styles from './LoadFailure.module.css'

interface Props {
  onTryAgain: () => void
  /** Whether screen readers say it: where a page shows it twice, once. */
  isAnnounced?: boolean
}

/** Says that builds could not be loaded, and why. */
export function LoadFailure({ onTryAgain, isAnnounced = true }: Props) {
  const labels = useLabels()
  return (
    <div className={styles.failure} role={isAnnounced ? 'alert' : undefined}>
      <p>{whyNotLoaded(labels)}</p>
      <PlainButton onClick={onTryAgain}>{labels.parts.tryAgain}</PlainButton>
    </div>
  )
}

/** Why builds could not be loaded, and what to do. */
export function whyNotLoaded({ parts, plans }: Labels): string {
  return navigator.onLine ? plans.notLoaded : parts.notSaved
}
