import { useEffect } from 'react'

/** In milliseconds: noticeable on a table, too short for an alarm. */
const LENGTH = 200

export function canVibrate(): boolean {
  return 'vibrate' in navigator
}

/** Doesn't vibrate for empty text. */
export function useVibration(isWanted: boolean, news: string) {
  useEffect(() => {
    if (isWanted && news && canVibrate()) navigator.vibrate(LENGTH)
  }, [isWanted, news])
}
