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

/** One figure for some of the six stats. */
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

/** The schema of one set. */
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
 * A set of a boss that came by event, in any region's dens. Absent is what it has not, `unknown` what nobody has read yet.
 *
 * - `id` is stable: stars, name, its Tera type if it has only one, and `-v2` for a second set of the same.
 * - `creatureKey` is the creature service's key where the name is not; `imageAlt` is that of a roster.
 * - `level` is in battle and when caught. `catch`: `once` a save, as often as it is won (`free`), or `never`.
 * - `hpMultiplier`, `shield` and `secondMove` are as in `RaidBoss`. `timeLimit` is in seconds; without one that of the
 *   stars counts.
 * - `teraType` is its only one, without it the raid has any of the 18. `nature` is drawn where there is none. `gender` is
 *   drawn where there is none, as far as the species has any.
 * - `ability` is the slot; `any` is one of the three.
 * - `flawlessIvs` is the number of individual values that are 31. Where all are fixed, `individualValues` has the values below 31.
 *   `effortValues` are none where a stat is not named.
 * - `size` is a class, or the game's own figure from 0 to 255 (128 is the mean); drawn where there is none.
 * - `moves` are its choices each turn, `actionMoves` the moves that it uses by script only, by their names in @pkmn/dex.
 * - `actions` fire at this percent of max HP or of the time remaining; for their kinds see `RaidAction`.
 * - `source` names where a set is from that was not read in the game's own tables.
 *
 * Source: the game's event files, by https://github.com/projectpokemon/EventsGallery
 */
export type EventRaid = z.infer<typeof eventRaidSchema>

/** The schema of the file of all sets with one number of stars: no `id` twice. */
export const eventRaidsSchema = z
  .array(eventRaidSchema)
  .refine((raids) => new Set(raids.map(({ id }) => id)).size === raids.length, 'names two sets by one id')

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

const eventRewardTableSchema = rewardTableSchema.safeExtend({
  firstWin: z.array(z.object({ item: nonEmptyText, count: z.int() })),
})

/** A reward table of a raid by event: see `eventRewards`. */
export type EventRewardTable = z.infer<typeof eventRewardTableSchema>

/** The schema of `rewards.json`. */
export const eventRewardsSchema = z.object({ tables: z.record(z.string(), eventRewardTableSchema) })

/** The schema of `game-numbers.json`. */
export const gameNumbersSchema = z.strictObject({
  pokedexFrom917: z.array(positiveInteger),
  items: z.record(z.string(), nonEmptyText),
})

/** What the game's files call by number: see `gameNumbers`. */
export type GameNumbers = z.infer<typeof gameNumbersSchema>
