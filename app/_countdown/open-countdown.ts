import { store, storedText } from '@/app/_kept/kept-on-device'
import {
  lasts,
  OPEN_COUNTDOWN_KEY,
  type OpenCountdown,
  openCountdownText,
  readOpenCountdown,
} from '@/lib/countdown/open-countdown'

/** Stores which countdown is open; `undefined` for none. Does nothing if storage is blocked. */
export function saveOpenCountdown(open: OpenCountdown | undefined) {
  store(OPEN_COUNTDOWN_KEY, openCountdownText(open))
}

/**
 * Whether the countdown of a raid was open when the page was left, and is still running. Phones drop pages to save memory, and
 * players have no time to look for a button during a raid.
 *
 * @param raid its `markKey`
 * @param timeLimit in seconds
 */
export function wasCountdownOpen(raid: string, timeLimit: number): boolean {
  const open = readOpenCountdown(storedText(OPEN_COUNTDOWN_KEY) ?? '')
  return open?.raid === raid && lasts(open, timeLimit, Date.now())
}
