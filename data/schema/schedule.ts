import * as z from 'zod'
import { integerBetween, nonEmptyText, positiveInteger } from '@/data/plain-values'
import { orUnknown } from './raid-parts'

/** The schema of a day that there is: `2026-11-20`. */
export const day = z.iso.date()

const weight = positiveInteger

const comingRaidSchema = z
  .strictObject({ id: nonEmptyText, weight, rewards: orUnknown(z.record(z.string(), weight)) })
  .refine(
    (raid) =>
      raid.rewards === 'unknown' ||
      Object.values(raid.rewards).reduce((sum, each) => sum + each, 0) === raid.weight,
    { path: ['weight'], error: 'is not the sum of the weights of its rewards' },
  )

const groupSchema = z.strictObject({
  group: positiveInteger,
  crystals: orUnknown(positiveInteger),
  raids: z.array(comingRaidSchema),
  easier: z.optional(z.array(z.strictObject({ stars: integerBetween(1, 4), name: nonEmptyText, weight }))),
})

const eventSchema = z.strictObject({
  number: nonEmptyText,
  name: nonEmptyText,
  id: orUnknown(positiveInteger),
  start: z.optional(day),
  startSource: z.optional(nonEmptyText),
  notEarlierThan: z.optional(day),
  notLaterThan: z.optional(day),
  periods: z.array(z.strictObject({ from: day, to: day, source: nonEmptyText })),
  groups: z.array(groupSchema).min(1),
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
