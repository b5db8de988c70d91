import { useEffect } from 'react'

/** In milliseconds: long enough to notice on a table, too short for an alarm. */
const LENGTH = 200

/** Whether the browser has an API for vibration. Safari and Firefox have none. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator
}

/** Vibrates once for each new text. @param news empty for no news */
export function useVibration(isWanted: boolean, news: string) {
  useEffect(() => {
    if (isWanted && news && canVibrate()) navigator.vibrate(LENGTH)
  }, [isWanted, news])
}
