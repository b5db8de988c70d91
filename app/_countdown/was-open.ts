import { store, storedText } from '@/app/_kept/kept-on-device'
import {
  lasts,
  OPEN_COUNTDOWN_KEY,
  type OpenCountdown,
  openCountdownText,
  readOpenCountdown,
} from '@/lib/countdown/open-countdown'

/** Keeps which countdown is open on this device; `undefined` for none. Where storage is blocked, nothing is kept. */
export function keepOpen(open: OpenCountdown | undefined) {
  store(OPEN_COUNTDOWN_KEY, openCountdownText(open))
}

/**
 * Whether the countdown of a raid was open when its page was left, and lasts: a phone drops pages to save memory, and nobody
 * looks for a button in the middle of a raid.
 *
 * @param raid its `markKey`
 * @param timeLimit in seconds
 */
export function wasOpen(raid: string, timeLimit: number): boolean {
  const open = readOpenCountdown(storedText(OPEN_COUNTDOWN_KEY) ?? '')
  return open?.raid === raid && lasts(open, timeLimit, Date.now())
}
