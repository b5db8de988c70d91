import { RAID_KEY_PATTERN } from '@/lib/raid/raid-id'
import { storedValue } from '@/lib/storage/stored-value'
import type { Run } from './countdown'

/** A started countdown that covers the page of its raid. */
export interface OpenCountdown extends Pick<Run, 'startedAt'> {
  /** The raid's `markKey`. */
  readonly raid: string
}

const LINE = new RegExp(`^(\\d{1,16}) (${RAID_KEY_PATTERN})$`)

/**
 * The open countdown, stored as `1795723200000 6/Paldea/Garchomp`. Any other text means no open countdown. Parsed without
 * zod, which the first load doesn't include.
 */
export const storedOpenCountdown = storedValue<OpenCountdown | undefined>('open-countdown', {
  nothing: undefined,
  parse: (text) => {
    const [, startedAt, raid] = LINE.exec(text) ?? []
    return startedAt && raid ? { startedAt: Number(startedAt), raid } : undefined
  },
  textOf: (open) => (open ? `${open.startedAt} ${open.raid}` : ''),
})

/**
 * Returns whether an open countdown still runs. Faints don't count, so the raid may already be over. Returns false if the
 * clock was set back to before the start.
 *
 * @param timeLimit of its raid, in seconds
 * @param now in milliseconds since 1970
 */
export function lasts({ startedAt }: OpenCountdown, timeLimit: number, now: number): boolean {
  return startedAt <= now && now - startedAt < timeLimit * 1000
}
