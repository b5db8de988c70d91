import * as v from 'valibot'
import { once } from '@/data/once'
import { parseRecords } from '@/data/parse-records'
import { integerBetween, nonEmptyText, percent, positiveInteger } from '@/data/plain-values'
import { imageAltSchema, orUnknown, secondMoveSchema, shieldSchema } from '@/data/rosters/raid-parts'
import { TRIGGERS, TYPE_NAMES, VERSIONS } from '@/data/vocabulary'
import fiveStarFile from './five-star.json'
import sevenStarFile from './seven-star.json'

/** One figure for some of the six stats. */
const figureByStat = (most: number) => {
  const figure = v.optional(integerBetween(0, most))
  return v.strictObject({
    hp: figure,
    attack: figure,
    defense: figure,
    specialattack: figure,
    specialdefense: figure,
    speed: figure,
  })
}

const when = { trigger: v.picklist(TRIGGERS), percent }

const actionSchema = v.variant('kind', [
  v.strictObject({ ...when, kind: v.picklist(['boss reset', 'player reset', 'orb']) }),
  v.strictObject({ ...when, kind: v.literal('move'), move: nonEmptyText }),
])

/** The schema of one set. */
export const eventRaidSchema = v.pipe(
  v.strictObject({
    id: nonEmptyText,
    name: nonEmptyText,
    creatureKey: v.optional(nonEmptyText),
    imageAlt: v.optional(imageAltSchema),
    level: positiveInteger,
    catch: v.picklist(['once', 'free', 'never']),
    hpMultiplier: v.pipe(v.number(), v.gtValue(0)),
    timeLimit: v.optional(orUnknown(positiveInteger)),
    teraType: v.optional(v.picklist(TYPE_NAMES)),
    nature: v.optional(nonEmptyText),
    heldItem: v.optional(nonEmptyText),
    ability: v.picklist(['any', 'first', 'second', 'first or second', 'hidden']),
    gender: v.optional(orUnknown(v.picklist(['male', 'female']))),
    shiny: v.picklist(['random', 'never', 'always']),
    flawlessIvs: integerBetween(0, 6),
    individualValues: v.optional(figureByStat(31)),
    size: v.optional(orUnknown(v.union([v.picklist(['XS', 'S', 'M', 'L', 'XL']), integerBetween(0, 255)]))),
    effortValues: v.optional(figureByStat(252)),
    version: v.picklist(['both', ...VERSIONS]),
    shield: shieldSchema,
    secondMove: v.optional(orUnknown(secondMoveSchema)),
    moves: v.pipe(v.array(nonEmptyText), v.minLength(1), v.maxLength(4)),
    actionMoves: v.optional(v.array(nonEmptyText)),
    actions: orUnknown(v.array(actionSchema)),
    source: v.optional(nonEmptyText),
  }),
  v.check(({ moves, actionMoves = [], actions }) => {
    const known = [...moves, ...actionMoves]
    return (
      actions === 'unknown' ||
      actions.every((action) => action.kind !== 'move' || known.includes(action.move))
    )
  }, 'has an action with a move that is in neither moves nor actionMoves'),
)

/**
 * A set of a boss that came by event, in any region's dens. Absent is what it has not, `unknown` what nobody has read yet.
 *
 * - `id` is stable: stars, name, its Tera type if it has only one, and `-v2` for a second set of the same.
 * - `creatureKey` is the creature service's key where the name is not; `imageAlt` is that of a roster.
 * - `level` is in battle and when caught. `catch`: `once` a save, as often as it is won (`free`), or `never`.
 * - `hpMultiplier`, `shield` and `secondMove` are those of a `RaidBoss`. `timeLimit` is in seconds; without one that of the
 *   stars counts.
 * - `teraType` is its only one, without it the raid has any of the 18. `nature` is drawn where there is none. `gender` is
 *   drawn where there is none, as far as the species has any.
 * - `ability` is the slot; `any` is one of the three.
 * - `flawlessIvs` is how many individual values are 31. Where all are fixed, `individualValues` has those that are not 31.
 *   `effortValues` are none where a stat is not named.
 * - `size` is a class, or the game's own figure from 0 to 255 (128 is the mean); drawn where there is none.
 * - `moves` are those that it picks from, `actionMoves` those that it uses by script only, by their names in @pkmn/dex.
 * - `actions` fire at this percent of max HP or of the time remaining; their kinds are those of `RaidAction`.
 * - `source` names where a set is from that was not read in the game's own tables.
 *
 * Source: the game's event files, by https://github.com/projectpokemon/EventsGallery
 */
export type EventRaid = v.InferOutput<typeof eventRaidSchema>

/** The schema of the file of all sets with one number of stars: no `id` twice. */
export const eventRaidsSchema = v.pipe(
  v.array(eventRaidSchema),
  v.check((raids) => new Set(raids.map(({ id }) => id)).size === raids.length, 'names two sets by one id'),
)

const fiveStar = once(() => parseRecords('data/events/five-star.json', eventRaidsSchema, fiveStarFile))
const sevenStar = once(() => parseRecords('data/events/seven-star.json', eventRaidsSchema, sevenStarFile))

/**
 * The sets of 5★ and 7★ raids by event, by name, parsed when they are first read. A wrong record stops the build: see
 * `parseRecords`.
 */
export const eventRaids: Readonly<Record<'5' | '7', readonly EventRaid[]>> = {
  get '5'() {
    return fiveStar()
  },
  get '7'() {
    return sevenStar()
  },
}
