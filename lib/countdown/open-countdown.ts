import { RAID_KEY_PATTERN } from '@/lib/raid/raid-id'
import type { Run } from './run'

/** The storage key of the countdown that is open. */
export const OPEN_COUNTDOWN_KEY = 'tera-raid-info-open-countdown'

/** A countdown that was started, and is open over the page of its raid. */
export interface OpenCountdown extends Pick<Run, 'startedAt'> {
  /** The raid's `markKey`. */
  readonly raid: string
}

const LINE = new RegExp(`^(\\d{1,16}) (${RAID_KEY_PATTERN})$`)

/**
 * Reads stored text; `undefined` for none, and for text of another form. Never throws. Without zod, which the first load
 * does not have.
 */
export function readOpenCountdown(text: string): OpenCountdown | undefined {
  const [, startedAt, raid] = LINE.exec(text) ?? []
  return startedAt && raid ? { startedAt: Number(startedAt), raid } : undefined
}

/** The text to store: `1795723200000 6/Paldea/Garchomp`; empty for none. */
export function openCountdownText(open: OpenCountdown | undefined): string {
  return open ? `${open.startedAt} ${open.raid}` : ''
}

/**
 * Whether an open countdown lasts. Faints are not counted, so it may be over a little before; one of a clock that was put back
 * since does not last.
 *
 * @param timeLimit of its raid, in seconds
 * @param now in milliseconds since 1970
 */
export function lasts({ startedAt }: OpenCountdown, timeLimit: number, now: number): boolean {
  return startedAt <= now && now - startedAt < timeLimit * 1000
}
