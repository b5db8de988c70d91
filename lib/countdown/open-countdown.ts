import { RAID_KEY_PATTERN } from '@/lib/raid/raid-id'
import { storedValue } from '@/lib/storage/stored-value'
import type { Run } from './countdown'

export interface OpenCountdown extends Pick<Run, 'startedAt'> {
  /** `markKey` */
  readonly raid: string
}

const LINE = new RegExp(`^(\\d{1,16}) (${RAID_KEY_PATTERN})$`)

/**
 * Stored as `1795723200000 6/Paldea/Garchomp`. Other text means no open countdown. Parses without zod, because zod
 * isn't in the first load.
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
 * Ignores faints. Returns false if the clock was set back to before the start.
 *
 * @param timeLimit in seconds
 * @param now in milliseconds since 1970
 */
export function lasts({ startedAt }: OpenCountdown, timeLimit: number, now: number): boolean {
  return startedAt <= now && now - startedAt < timeLimit * 1000
}
