import * as v from 'valibot'
import { once } from '@/data/once'
import { parseRecords } from '@/data/parse-records'
import { day, integerBetween, nonEmptyText, positiveInteger } from '@/data/plain-values'
import { orUnknown } from '@/data/rosters/raid-parts'
import scheduleFile from './schedule.json'

const weight = positiveInteger

const comingRaidSchema = v.pipe(
  v.strictObject({ id: nonEmptyText, weight, rewards: orUnknown(v.record(v.string(), weight)) }),
  v.forward(
    v.check(
      (raid) =>
        raid.rewards === 'unknown' ||
        Object.values(raid.rewards).reduce((sum, each) => sum + each, 0) === raid.weight,
      'is not the sum of the weights of its rewards',
    ),
    ['weight'],
  ),
)

const groupSchema = v.strictObject({
  group: positiveInteger,
  crystals: orUnknown(positiveInteger),
  raids: v.array(comingRaidSchema),
  easier: v.optional(v.array(v.strictObject({ stars: integerBetween(1, 4), name: nonEmptyText, weight }))),
})

const eventSchema = v.strictObject({
  number: nonEmptyText,
  name: nonEmptyText,
  id: orUnknown(positiveInteger),
  start: v.optional(day),
  startSource: v.optional(nonEmptyText),
  notEarlierThan: v.optional(day),
  notLaterThan: v.optional(day),
  periods: v.array(v.strictObject({ from: day, to: day, source: nonEmptyText })),
  groups: v.pipe(v.array(groupSchema), v.minLength(1)),
})

/** The schema of the file of all events. */
export const eventScheduleSchema = v.array(eventSchema)

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
export type RaidEvent = v.InferOutput<typeof eventSchema>

/** All events, in the order of the gallery: that of their first days, as far as these are known. */
export const eventSchedule: () => readonly RaidEvent[] = once(() =>
  parseRecords('data/events/schedule.json', eventScheduleSchema, scheduleFile),
)
