import { useEffect, useRef } from 'react'
import { useStored } from '@/app/_kept/use-stored'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import type { MissingAnswers } from '@/lib/service/failure'
import { valueOfVisit } from '@/lib/storage/stored-value'
import styles from './ServiceNotice.module.css'

interface Props {
  missing: MissingAnswers | undefined
  onTryAgain: (() => void) | undefined
}

/**
 * Says that the page shows saved data because the Pokémon API failed. It is below the raid, so that nothing moves while
 * the visitor reads. It stays during a retry, so that its button keeps the focus.
 */
export function ServiceNotice({ missing, onTryAgain }: Props) {
  const { live } = useSentences()
  const { parts } = useLabels()
  const isShown = !useStored(storedDismissal) && missing !== undefined
  const canTryAgain = isShown && missing.canRetry
  const markUsed = useFocusAfter()

  function tryAgain() {
    if (missing?.isRetrying) return
    markUsed()
    onTryAgain?.()
  }

  function dismiss() {
    markUsed()
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

/** Returns a function to call on each press. */
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

const storedDismissal = valueOfVisit('service-notice-dismissed', {
  nothing: false,
  parse: () => true,
  textOf: () => 'yes',
})
