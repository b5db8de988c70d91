import { NOT_SAVED } from '@/app/_ui/not-saved'
import { PlainButton } from '@/app/_ui/PlainButton'
import styles from './LoadFailure.module.css'

interface Props {
  onTryAgain: () => void
}

/** Says that builds could not be loaded, and why. */
export function LoadFailure({ onTryAgain }: Props) {
  return (
    <div className={styles.failure} role="alert">
      <p>{navigator.onLine ? "Couldn't load this section. Try again later." : NOT_SAVED}</p>
      <PlainButton onClick={onTryAgain}>Try again</PlainButton>
    </div>
  )
}
