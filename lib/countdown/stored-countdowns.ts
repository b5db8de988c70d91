import {
  array,
  boolean,
  discriminatedUnion,
  literal,
  maxLength,
  minimum,
  number,
  object,
  record,
  regex,
  safeParse,
  string,
} from 'zod/mini'
import { percent } from '@/data/plain-values'
import { jsonOf } from '@/lib/json-of'
import { RAID_KEY_PATTERN } from '@/lib/raid/raid-id'
import { storedValue } from '@/lib/storage/stored-value'
import type { Run } from './countdown'

export interface Countdowns {
  readonly vibrates: boolean
  /** By `markKey`. */
  readonly runs: Readonly<Record<string, Run>>
}

export const NO_COUNTDOWNS: Countdowns = { vibrates: false, runs: {} }

/** Milliseconds. The longest raid lasts 15 minutes. */
const MAX_AGE = 60 * 60 * 1000

const MAX_TAPS = 500

const time = number().check(minimum(0))

const runSchema = object({
  startedAt: time,
  taps: array(
    discriminatedUnion('kind', [
      object({ kind: literal('faint'), at: time }),
      object({
        kind: literal('HP'),
        percent,
        at: time,
      }),
    ]),
  ).check(maxLength(MAX_TAPS)),
})

const countdownsSchema = object({
  vibrates: boolean(),
  runs: record(string().check(regex(new RegExp(`^${RAID_KEY_PATTERN}$`))), runSchema),
})

/** JSON. Other text means no countdowns. */
export const storedCountdowns = storedValue<Countdowns>('countdowns', {
  nothing: NO_COUNTDOWNS,
  parse: (text) => {
    const { data } = safeParse(countdownsSchema, jsonOf(text))
    return data ? { ...data, runs: recentRuns(data.runs, Date.now()) } : NO_COUNTDOWNS
  },
  textOf: (countdowns) => JSON.stringify(countdowns),
})

/**
 * Runs from the future exist if the clock was set back.
 *
 * @param now in milliseconds since 1970
 */
function recentRuns(runs: Countdowns['runs'], now: number): Countdowns['runs'] {
  const recent = Object.entries(runs).filter(
    ([, { startedAt }]) => startedAt <= now && now - startedAt < MAX_AGE,
  )
  return Object.fromEntries(recent)
}

/**
 * Removes the run without a new one.
 *
 * @param raid its `markKey`
 */
export function withRun(countdowns: Countdowns, raid: string, run: Run | undefined): Countdowns {
  const { [raid]: _before, ...otherRuns } = countdowns.runs
  return { ...countdowns, runs: { ...otherRuns, ...(run && { [raid]: run }) } }
}
