import * as z from 'zod'
import { integerBetween, nonEmptyText, percent, positiveInteger } from '@/data/plain-values'
import {
  imageAltSchema,
  orUnknown,
  rewardTableSchema,
  secondMoveSchema,
  shieldSchema,
} from '@/data/raid-parts'
import { TRIGGERS, TYPE_NAMES, VERSIONS } from '@/data/vocabulary'

const valuesByStat = (max: number) => {
  const value = z.optional(integerBetween(0, max))
  return z.strictObject({
    hp: value,
    attack: value,
    defense: value,
    specialattack: value,
    specialdefense: value,
    speed: value,
  })
}

const trigger = { trigger: z.enum(TRIGGERS), percent }

const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...trigger, kind: z.enum(['boss reset', 'player reset', 'orb']) }),
  z.strictObject({ ...trigger, kind: z.literal('move'), move: nonEmptyText }),
])

export const eventRaidSchema = z
  .strictObject({
    id: nonEmptyText,
    name: nonEmptyText,
    creatureKey: z.optional(nonEmptyText),
    imageAlt: z.optional(imageAltSchema),
    level: positiveInteger,
    catch: z.enum(['once', 'free', 'never']),
    hpMultiplier: z.number().gt(0),
    timeLimit: z.optional(orUnknown(positiveInteger)),
    teraType: z.optional(z.enum(TYPE_NAMES)),
    nature: z.optional(nonEmptyText),
    heldItem: z.optional(nonEmptyText),
    ability: z.enum(['any', 'first', 'second', 'first or second', 'hidden']),
    gender: z.optional(orUnknown(z.enum(['male', 'female']))),
    shiny: z.enum(['random', 'never', 'always']),
    flawlessIvs: integerBetween(0, 6),
    individualValues: z.optional(valuesByStat(31)),
    size: z.optional(orUnknown(z.union([z.enum(['XS', 'S', 'M', 'L', 'XL']), integerBetween(0, 255)]))),
    effortValues: z.optional(valuesByStat(252)),
    version: z.enum(['both', ...VERSIONS]),
    shield: shieldSchema,
    secondMove: z.optional(orUnknown(secondMoveSchema)),
    moves: z.array(nonEmptyText).min(1).max(4),
    actionMoves: z.optional(z.array(nonEmptyText)),
    actions: orUnknown(z.array(actionSchema)),
    source: z.optional(nonEmptyText),
  })
  .refine(({ moves, actionMoves = [], actions }) => {
    const moveNames = [...moves, ...actionMoves]
    return (
      actions === 'unknown' ||
      actions.every((action) => action.kind !== 'move' || moveNames.includes(action.move))
    )
  }, 'has an action with a move that is in neither moves nor actionMoves')

/**
 * A version of an event boss. A missing field means that the boss has none, `unknown` that nobody has read the value.
 * Moves, natures and items have their names of @pkmn/dex.
 *
 * - `id` is stable: stars, name, Tera type if there is only one, and `-v2` for a second version.
 * - `creatureKey` is the key in the creature service if it differs from the name; `imageAlt` is as in `RaidBoss`.
 * - `level` applies in battle and when caught. The boss can be caught `once` per save, after each win (`free`) or
 * `never`.
 * - `hpMultiplier`, `shield` and `secondMove` are as in `RaidBoss`. `timeLimit` is in seconds, by default the tier's.
 * - Without `teraType`, the raid has any of the 18. A missing `nature` or `gender` is random.
 * - `ability` is the slot; `any` means each of the three.
 * - `flawlessIvs` is the number of individual values that are 31. If all are fixed, `individualValues` has those
 * below 31.
 * - Missing `effortValues` are 0.
 * - `size` is a class, or the game's number from 0 to 255 (average 128). A missing size is random.
 * - `moves` are the boss's choices each turn; `actionMoves` are only used in scripted actions.
 * - `actions` fire at this percent of max HP or of the time remaining; see `RaidAction`.
 * - `source` is set if the version wasn't read in the game's own tables.
 *
 * Source: the game's event files, from https://github.com/projectpokemon/EventsGallery
 */
export type EventRaid = z.infer<typeof eventRaidSchema>

export const eventRaidsSchema = z
  .array(eventRaidSchema)
  .refine((raids) => new Set(raids.map(({ id }) => id)).size === raids.length, 'names two versions by one id')

/** `2026-11-20` */
export const day = z.iso.date()

const weight = positiveInteger

const comingRaidSchema = z
  .strictObject({ id: nonEmptyText, weight, rewards: orUnknown(z.record(z.string(), weight)) })
  .refine(
    (raid) =>
      raid.rewards === 'unknown' ||
      Object.values(raid.rewards).reduce((sum, tableWeight) => sum + tableWeight, 0) === raid.weight,
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

export const eventScheduleSchema = z.array(eventSchema)

/**
 * An event, with its raids and days. All days are UTC, from 0:00 to 24:00.
 *
 * - `number` is the gallery's, with a letter if several events share it. `id` is the number in the event's file; a
 * rerun may have an old number.
 * - `start` is the first day according to the `id` or to `startSource`. If it is unknown, `notEarlierThan` and
 * `notLaterThan` are its bounds.
 * - `periods` are the days that a page names. Most events have no known last day.
 * - A group has `crystals` event crystals at a time. Each is drawn by `weight` from the group's `raids` and from the
 * `easier` raids, with 1 to 4 stars, that the player has unlocked.
 * - `raids` name an `EventRaid` by `id`; `rewards` are tables of `rewards.json`, by weight.
 *
 * Source: see `EventRaid`.
 */
export type RaidEvent = z.infer<typeof eventSchema>

const eventRewardTableSchema = rewardTableSchema.safeExtend({
  firstWin: z.array(z.object({ item: nonEmptyText, count: z.int() })),
})

export type EventRewardTable = z.infer<typeof eventRewardTableSchema>

export const eventRewardsSchema = z.object({ tables: z.record(z.string(), eventRewardTableSchema) })

export const gameNumbersSchema = z.strictObject({
  pokedexFrom917: z.array(positiveInteger),
  items: z.record(z.string(), nonEmptyText),
})

export type GameNumbers = z.infer<typeof gameNumbersSchema>
