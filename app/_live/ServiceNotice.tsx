import { useEffect, useRef } from 'react'
import { PlainButton } from '@/app/_ui/PlainButton'
import type { MissingAnswers } from '@/lib/service/missing-answers'
import { dismissNotice, useNoticeDismissed } from './notice-dismissal'
import styles from './ServiceNotice.module.css'

interface Props {
  /** What the creature service did not answer; not set where nothing is missing. */
  missing: MissingAnswers | undefined
  onTryAgain: (() => void) | undefined
}

/**
 * Says that saved data shows because the creature service failed. It stands below the raid, so nothing that somebody reads
 * moves when it comes, and stays while the service is asked again, so its button keeps the focus.
 */
export function ServiceNotice({ missing, onTryAgain }: Props) {
  const isShown = !useNoticeDismissed() && missing !== undefined
  const canTryAgain = isShown && missing.canRetry
  const onUsed = useFocusAfter()

  function tryAgain() {
    if (missing?.isRetrying) return
    onUsed()
    onTryAgain?.()
  }

  function dismiss() {
    onUsed()
    dismissNotice()
  }

  return (
    <div className={isShown ? styles.notice : undefined}>
      <p role="status">{isShown && (missing.isRetrying ? ASKING_AGAIN : UNAVAILABLE)}</p>
      {canTryAgain && (
        <PlainButton onClick={tryAgain} aria-disabled={missing.isRetrying}>
          Try again
        </PlainButton>
      )}
      {isShown && <PlainButton onClick={dismiss}>Dismiss</PlainButton>}
    </div>
  )
}

const UNAVAILABLE = 'Live data unavailable. Showing saved data'
const ASKING_AGAIN = 'Loading live data…'

/** Puts the focus on the content once the button that had it has gone. Gives what is to be called when one is used. */
function useFocusAfter() {
  const isUsed = useRef(false)
  useEffect(() => {
    if (!isUsed.current || document.activeElement !== document.body) return
    isUsed.current = false
    document.getElementById('content')?.focus({ preventScroll: true })
  })
  return () => {
    isUsed.current = true
  }
}
