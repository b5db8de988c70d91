import { useEffect } from 'react'

/** In milliseconds: noticeable on a table, too short for an alarm. */
const LENGTH = 200

/** Safari and Firefox have no API for vibration. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator
}

/** Vibrates once for each new text. Empty text doesn't vibrate. */
export function useVibration(isWanted: boolean, news: string) {
  useEffect(() => {
    if (isWanted && news && canVibrate()) navigator.vibrate(LENGTH)
  }, [isWanted, news])
}
