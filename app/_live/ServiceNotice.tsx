import { useEffect, useRef } from 'react'
import { useStored } from '@/app/_kept/use-stored'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import type { MissingAnswers } from '@/lib/service/failure'
import { valueOfVisit } from '@/lib/storage/stored-value'
import styles from './ServiceNotice.module.css'

interface Props {
  /** What the creature service did not answer; not set where nothing is missing. */
  missing: MissingAnswers | undefined
  onTryAgain: (() => void) | undefined
}

/**
 * Says that saved data shows because the creature service failed. It stands below the raid, so nothing that is being read
 * moves when it appears, and it stays while the service is asked again, so its button keeps the focus.
 */
export function ServiceNotice({ missing, onTryAgain }: Props) {
  const { live } = useSentences()
  const { parts } = useLabels()
  const isShown = !useStored(storedDismissal) && missing !== undefined
  const canTryAgain = isShown && missing.canRetry
  const onUsed = useFocusAfter()

  function tryAgain() {
    if (missing?.isRetrying) return
    onUsed()
    onTryAgain?.()
  }

  function dismiss() {
    onUsed()
    storedDismissal.set(true)
  }

  return (
    <div className={isShown ? styles.notice : undefined}>
      <p role="status">{isShown && (missing.isRetrying ? live.askingAgain : live.unavailable)}</p>
      {canTryAgain && (
        <PlainButton onClick={tryAgain} aria-disabled={missing.isRetrying}>
          {parts.tryAgain}
        </PlainButton>
      )}
      {isShown && <PlainButton onClick={dismiss}>{live.dismiss}</PlainButton>}
    </div>
  )
}

/** Moves the focus to the content once the button that had it is gone. Gives the function to call when one is used. */
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

/** Whether the visitor has closed the notice since the tab was opened. */
const storedDismissal = valueOfVisit('service-notice-dismissed', {
  nothing: false,
  parse: () => true,
  textOf: () => 'yes',
})
