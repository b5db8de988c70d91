import { useEffect } from 'react'

/** In milliseconds: felt on a table, and no alarm. */
const LENGTH = 200

/** Whether this device may be able to vibrate: Safari and Firefox never are. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator
}

/** Vibrates once for each news, where the player wants it. @param news empty for none */
export function useVibration(isWanted: boolean, news: string) {
  useEffect(() => {
    if (isWanted && news && canVibrate()) navigator.vibrate(LENGTH)
  }, [isWanted, news])
}
