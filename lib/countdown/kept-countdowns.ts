import * as z from 'zod/mini'
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

const time = z.number().check(z.nonnegative())

const runSchema = z.object({
  startedAt: time,
  taps: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('faint'), at: time }),
        z.object({
          kind: z.literal('HP'),
          percent: z.number().check(z.minimum(0), z.maximum(100)),
          at: time,
        }),
      ]),
    )
    .check(z.maxLength(MOST_TAPS)),
})

const keptSchema = z.object({
  vibrates: z.boolean(),
  runs: z.record(z.string().check(z.regex(new RegExp(`^${RAID_KEY_PATTERN}$`))), runSchema),
})

/**
 * Reads stored text. Never throws: text of another form is dropped whole, and so is a run of over an hour ago, or of a clock
 * that was put back since.
 *
 * @param now in milliseconds since 1970
 */
export function readCountdowns(text: string, now: number): KeptCountdowns {
  const { data } = z.safeParse(keptSchema, jsonOf(text))
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
