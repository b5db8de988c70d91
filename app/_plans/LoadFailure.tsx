import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import type { Labels } from '@/lib/words/language'
import styles from './LoadFailure.module.css'

interface Props {
  onTryAgain: () => void
  /** Whether screen readers announce the failure. If a page shows it twice, set this once. */
  isAnnounced?: boolean
}

export function LoadFailure({ onTryAgain, isAnnounced = true }: Props) {
  const labels = useLabels()
  return (
    <div className={styles.failure} role={isAnnounced ? 'alert' : undefined}>
      <p>{whyNotLoaded(labels)}</p>
      <PlainButton onClick={onTryAgain}>{labels.parts.tryAgain}</PlainButton>
    </div>
  )
}

export function whyNotLoaded({ parts, plans }: Labels): string {
  return navigator.onLine ? plans.notLoaded : parts.notSaved
}
