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
import type { Run } from './run'

/** The storage key of what is kept of countdowns. */
export const COUNTDOWNS_KEY = 'tera-raid-info-countdowns'

/** What is kept of countdowns. */
export interface KeptCountdowns {
  /** Whether the player wants the device to vibrate. */
  readonly vibrates: boolean
  /** The last run of each raid, by `markKey`. */
  readonly runs: Readonly<Record<string, Run>>
}

/** The default: none was started. */
export const NO_COUNTDOWNS: KeptCountdowns = { vibrates: false, runs: {} }

/** After so many milliseconds a run is dropped: the longest raid lasts 15 minutes. */
const LONGEST = 60 * 60 * 1000

const MOST_TAPS = 500

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
  ).check(maxLength(MOST_TAPS)),
})

const keptSchema = object({
  vibrates: boolean(),
  runs: record(string().check(regex(new RegExp(`^${RAID_KEY_PATTERN}$`))), runSchema),
})

/**
 * Reads stored text. Never throws: text of another form is dropped whole, and so is a run of over an hour ago, or of a clock
 * that was put back since.
 *
 * @param now in milliseconds since 1970
 */
export function readCountdowns(text: string, now: number): KeptCountdowns {
  const { data } = safeParse(keptSchema, jsonOf(text))
  if (!data) return NO_COUNTDOWNS
  const recent = Object.entries(data.runs).filter(
    ([, { startedAt }]) => startedAt <= now && now - startedAt < LONGEST,
  )
  return { vibrates: data.vibrates, runs: Object.fromEntries(recent) }
}

/** The text to store. */
export function countdownsText(kept: KeptCountdowns): string {
  return JSON.stringify(kept)
}

/** What is kept once a raid has another run, or none. @param raid its `markKey` */
export function withRun(kept: KeptCountdowns, raid: string, run: Run | undefined): KeptCountdowns {
  const { [raid]: _before, ...others } = kept.runs
  return { ...kept, runs: { ...others, ...(run && { [raid]: run }) } }
}
