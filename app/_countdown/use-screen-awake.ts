import { useEffect } from 'react'

/**
 * Keeps the screen on. The browser stops this when it hides the page, so the hook asks again when the page is back. Does
 * nothing if the browser can't do it or refuses.
 * Source: https://www.w3.org/TR/screen-wake-lock/
 */
export function useScreenAwake(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    const lifetime = new AbortController()
    const keepAwake = () => {
      if (document.visibilityState === 'visible') keepAwakeUntil(lifetime.signal)
    }
    document.addEventListener('visibilitychange', keepAwake, { signal: lifetime.signal })
    keepAwake()
    return () => lifetime.abort()
  }, [isWanted])
}

async function keepAwakeUntil(ended: AbortSignal) {
  try {
    const lock = await navigator.wakeLock.request('screen')
    const release = () => void lock.release()
    if (ended.aborted) release()
    else ended.addEventListener('abort', release, { once: true })
  } catch {}
}
