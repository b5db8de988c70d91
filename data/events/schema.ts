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

/** A number for each of some of the six stats. */
const figureByStat = (most: number) => {
  const figure = z.optional(integerBetween(0, most))
  return z.strictObject({
    hp: figure,
    attack: figure,
    defense: figure,
    specialattack: figure,
    specialdefense: figure,
    speed: figure,
  })
}

const when = { trigger: z.enum(TRIGGERS), percent }

const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...when, kind: z.enum(['boss reset', 'player reset', 'orb']) }),
  z.strictObject({ ...when, kind: z.literal('move'), move: nonEmptyText }),
])

/** The schema of a version of an event boss. */
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
    individualValues: z.optional(figureByStat(31)),
    size: z.optional(orUnknown(z.union([z.enum(['XS', 'S', 'M', 'L', 'XL']), integerBetween(0, 255)]))),
    effortValues: z.optional(figureByStat(252)),
    version: z.enum(['both', ...VERSIONS]),
    shield: shieldSchema,
    secondMove: z.optional(orUnknown(secondMoveSchema)),
    moves: z.array(nonEmptyText).min(1).max(4),
    actionMoves: z.optional(z.array(nonEmptyText)),
    actions: orUnknown(z.array(actionSchema)),
    source: z.optional(nonEmptyText),
  })
  .refine(({ moves, actionMoves = [], actions }) => {
    const known = [...moves, ...actionMoves]
    return (
      actions === 'unknown' ||
      actions.every((action) => action.kind !== 'move' || known.includes(action.move))
    )
  }, 'has an action with a move that is in neither moves nor actionMoves')

/**
 * A version of an event boss. A missing field means that it has nothing of the kind, `unknown` that nobody has read the value.
 * Names of moves, natures and items are those of @pkmn/dex.
 *
 * - `id` is stable: stars, name, the Tera type if there is only one, and `-v2` for a second version of these.
 * - `creatureKey` is the key in the creature service if it differs from the name; `imageAlt` is as in `RaidBoss`.
 * - `level` applies in battle and when caught. It can be caught `once` a save, after each win (`free`) or `never`.
 * - `hpMultiplier`, `shield` and `secondMove` are as in `RaidBoss`. `timeLimit` is in seconds, by
 *   default that of the tier.
 * - `teraType` is its only one; without it, the raid has any of the 18. A missing `nature` or `gender` is random.
 * - `ability` is the slot; `any` means each of the three.
 * - `flawlessIvs` is the number of individual values that are 31. If all are fixed, `individualValues` has the values below 31.
 * - `effortValues` of stats that it doesn't name are 0.
 * - `size` is a class, or the game's number from 0 to 255 (128 is the mean). A missing one is random.
 * - `moves` are its choices each turn, `actionMoves` the moves that it uses only in scripted actions.
 * - `actions` fire at this percent of max HP or of the time remaining; for their kinds see `RaidAction`.
 * - `source` is set if the version wasn't read in the game's own tables.
 *
 * Source: the game's event files, by https://github.com/projectpokemon/EventsGallery
 */
export type EventRaid = z.infer<typeof eventRaidSchema>

/** The schema of `five-star.json` and of `seven-star.json`. */
export const eventRaidsSchema = z
  .array(eventRaidSchema)
  .refine((raids) => new Set(raids.map(({ id }) => id)).size === raids.length, 'names two versions by one id')

/** The schema of a valid day: `2026-11-20`. */
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

/** The schema of `schedule.json`. */
export const eventScheduleSchema = z.array(eventSchema)

/**
 * An event, with its raids and days. All days are UTC, from 0:00 to 24:00.
 *
 * - `number` is the gallery's, with a letter if several events share it. `id` is the number in the event's own file; a
 *   rerun may have an old one.
 * - `start` is the first day according to the `id` or to `startSource`. If it is unknown, `notEarlierThan` and `notLaterThan`
 *   are its bounds.
 * - `periods` are the days that a page names. Most events have no known last day.
 * - A group has `crystals` event crystals at a time. Each is drawn by `weight` from those of its `raids` and of its `easier`
 *   raids, with 1 to 4 stars, that the player has unlocked.
 * - `raids` name an `EventRaid` by `id`; `rewards` are tables of `rewards.json`, by weight.
 *
 * Source: see `EventRaid`.
 */
export type RaidEvent = z.infer<typeof eventSchema>

const eventRewardTableSchema = rewardTableSchema.safeExtend({
  firstWin: z.array(z.object({ item: nonEmptyText, count: z.int() })),
})

/** A reward table of an event raid: see `eventRewards`. */
export type EventRewardTable = z.infer<typeof eventRewardTableSchema>

/** The schema of `rewards.json`. */
export const eventRewardsSchema = z.object({ tables: z.record(z.string(), eventRewardTableSchema) })

/** The schema of `game-numbers.json`. */
export const gameNumbersSchema = z.strictObject({
  pokedexFrom917: z.array(positiveInteger),
  items: z.record(z.string(), nonEmptyText),
})

/** Pokémon and items by the numbers of the game's files: see `gameNumbers`. */
export type GameNumbers = z.infer<typeof gameNumbersSchema>
