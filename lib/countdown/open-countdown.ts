import { RAID_KEY_PATTERN } from '@/lib/raid/raid-id'
import { storedValue } from '@/lib/storage/stored-value'
import type { Run } from './run'

/** A started countdown that is open over the page of its raid. */
export interface OpenCountdown extends Pick<Run, 'startedAt'> {
  /** The raid's `markKey`. */
  readonly raid: string
}

const LINE = new RegExp(`^(\\d{1,16}) (${RAID_KEY_PATTERN})$`)

/**
 * The countdown that is open, stored as `1795723200000 6/Paldea/Garchomp`. Text of another form is read as none. It is read
 * without zod, which the first load does not have.
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
 * Whether an open countdown lasts. Faints are not counted, so it may be over a little before; one of a clock that was put back
 * since does not last.
 *
 * @param timeLimit of its raid, in seconds
 * @param now in milliseconds since 1970
 */
export function lasts({ startedAt }: OpenCountdown, timeLimit: number, now: number): boolean {
  return startedAt <= now && now - startedAt < timeLimit * 1000
}
