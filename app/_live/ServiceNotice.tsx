import { useEffect, useRef } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import { useStore } from '@/app/_ui/use-store'
import { createListeners } from '@/lib/listeners'
import type { MissingAnswers } from '@/lib/service/failure'
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

const DISMISSED_KEY = 'tera-raid-info:service-notice-dismissed'

const { subscribe, notify } = createListeners()
let dismissed: boolean | undefined

/** Whether the visitor has dismissed the service notice in this visit: since the tab was opened. */
function useNoticeDismissed(): boolean {
  return useStore(subscribe, isDismissed, () => false)
}

/**
 * Keeps the service notice away for the rest of the visit; where the browser keeps nothing, until the page is loaded again.
 */
function dismissNotice() {
  dismissed = true
  try {
    sessionStorage.setItem(DISMISSED_KEY, 'yes')
  } catch {
    // Storage may be refused or full.
  }
  notify()
}

function isDismissed(): boolean {
  dismissed ??= wasDismissed()
  return dismissed
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null
  } catch {
    return false
  }
}
