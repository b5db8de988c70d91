import { useEffect } from 'react'

/**
 * Keeps the screen on. A browser lets go of that when the page is hidden, so it is asked again when the page comes back. One
 * that cannot, or refuses (a battery that is low), does nothing.
 * Source: https://www.w3.org/TR/screen-wake-lock/
 */
export function useScreenAwake(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    const ended = new AbortController()
    const keepAwake = () => {
      if (document.visibilityState === 'visible') keepAwakeUntil(ended.signal)
    }
    document.addEventListener('visibilitychange', keepAwake, { signal: ended.signal })
    keepAwake()
    return () => ended.abort()
  }, [isWanted])
}

async function keepAwakeUntil(ended: AbortSignal) {
  try {
    const lock = await navigator.wakeLock.request('screen')
    const release = () => void lock.release()
    if (ended.aborted) release()
    else ended.addEventListener('abort', release, { once: true })
  } catch {
    // The screen goes off as it always does.
  }
}
