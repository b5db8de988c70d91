import * as z from 'zod/mini'
import { once } from '@/data/once'
import { parseRecords } from '@/data/parse-records'
import { orUnknown } from '@/data/raid-parts'
import scheduleFile from './schedule.json'

const text = z.string().check(z.minLength(1))

const weight = z.int().check(z.positive())

const comingRaidSchema = z
  .strictObject({ id: text, weight, rewards: orUnknown(z.record(z.string(), weight)) })
  .check(
    z.refine(
      (raid) =>
        raid.rewards === 'unknown' ||
        Object.values(raid.rewards).reduce((sum, each) => sum + each, 0) === raid.weight,
      { path: ['weight'], error: 'is not the sum of the weights of its rewards' },
    ),
  )

const groupSchema = z.strictObject({
  group: z.int().check(z.positive()),
  crystals: orUnknown(z.int().check(z.positive())),
  raids: z.array(comingRaidSchema),
  easier: z.optional(
    z.array(z.strictObject({ stars: z.int().check(z.minimum(1), z.maximum(4)), name: text, weight })),
  ),
})

const eventSchema = z.strictObject({
  number: text,
  name: text,
  id: orUnknown(z.int().check(z.positive())),
  start: z.optional(z.iso.date()),
  startSource: z.optional(text),
  notEarlierThan: z.optional(z.iso.date()),
  notLaterThan: z.optional(z.iso.date()),
  periods: z.array(z.strictObject({ from: z.iso.date(), to: z.iso.date(), source: text })),
  groups: z.array(groupSchema).check(z.minLength(1)),
})

/** The schema of the file of all events. */
export const eventScheduleSchema = z.array(eventSchema)

/**
 * An event: what came together, and when. All days are UTC, from 0:00 to 24:00.
 *
 * - `number` is the gallery's, with a letter where several events share it; `id` is the number in the event's own file. A
 *   rerun may have an old `id`.
 * - `start` is the first day as the `id` says it, or as `startSource` does. Where it is not known, `notEarlierThan` and
 *   `notLaterThan` are bounds. `periods` are the days that a page names; of most events no last day is known.
 * - A group of raids has its own event crystals, `crystals` at once. Each is one of `raids`, or one of `easier` with 1 to 4
 *   stars, by `weight` among those that the player has unlocked. `raids` have the `id` of an `EventRaid`; `rewards` are
 *   tables of `data/events/rewards.json`, by weight.
 *
 * Source: see `EventRaid`.
 */
export type RaidEvent = z.infer<typeof eventSchema>

/** All events, in the order of the gallery: that of their first days, as far as these are known. */
export const eventSchedule: () => readonly RaidEvent[] = once(() =>
  parseRecords('data/events/schedule.json', eventScheduleSchema, scheduleFile),
)
