import { PlainButton } from '@/app/_ui/PlainButton'
import styles from './LoadFailure.module.css'
import { whyNotLoaded } from './why-not-loaded'

interface Props {
  onTryAgain: () => void
}

/** Says that builds could not be loaded, and why. */
export function LoadFailure({ onTryAgain }: Props) {
  return (
    <div className={styles.failure} role="alert">
      <p>{whyNotLoaded()}</p>
      <PlainButton onClick={onTryAgain}>Try again</PlainButton>
    </div>
  )
}
