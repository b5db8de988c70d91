import {
  array,
  type infer as Infer,
  length,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  number,
  optional,
  enum as picklist,
  refine,
  regex,
  string,
  tuple,
  union,
} from 'zod/mini'
import { TEAM_ROLES } from '@/battle/plan'
import { integerBetween } from '@/data/plain-values'
import { PERFECT_IV } from '@/data/pokemon/stats'
import { KEPT_CHEERS, MOVE_ROLES, REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { MOST_PLAYERS } from './night-team'
import { MOST_HEALING, stepSchema, unpackedStep } from './packed-play'
import { playerNameSchema, withoutUnseen } from './player-name'

const LONGEST_NAME = 40
const MOST_EFFORT = 252
const MOST_EFFORT_TOGETHER = 510
const MOST_USES = 9
const MOST_ROUNDS = 6
const MOST_MOVES = 4
const HIGHEST_LEVEL = 100
// A simulated battle ends after this many turns.
const MOST_TURNS = 200

/** Means the default level, or no cheer to keep active. */
export const NONE = -1

const name = string().check(minLength(1), maxLength(LONGEST_NAME))
const six = (most: number) => array(integerBetween(0, most)).check(length(6))
const uses = integerBetween(0, MOST_USES)
const percent = integerBetween(0, 100)
const turns = number().check(minimum(0), maximum(MOST_TURNS))

// All other names must be known. A boss may be gone, and the page then shows its name.
const bossSchema = name.check(refine((text) => withoutUnseen(text) === text))

// Exactly the event raids have a version.
const raidSchema = tuple([
  picklist(TIERS),
  picklist(REGIONS),
  bossSchema,
  picklist(TYPE_NAMES),
  optional(string().check(regex(/^[a-z\d-]{1,40}$/))),
]).check(refine(([, region, , , setId]) => (region === 'Event') === (setId !== undefined)))

const effortSchema = six(MOST_EFFORT).check(
  refine((values) => values.reduce((sum, value) => sum + value, 0) <= MOST_EFFORT_TOGETHER),
)

const movesSchema = array(name).check(
  maxLength(MOST_MOVES),
  refine((moves) => new Set(moves).size === moves.length),
)

// Two digits: uses of the second boost, then of the first.
const bothUses = integerBetween(0, 99)

const playSchema = tuple([
  integerBetween(0, TEAM_ROLES.length - 1),
  bothUses,
  uses,
  integerBetween(0, 1),
  integerBetween(0, MOST_HEALING),
  integerBetween(NONE, KEPT_CHEERS.length - 1),
])

const slotSchema = tuple([
  playerNameSchema,
  tuple([name, name, name, union([name, literal('')])]),
  integerBetween(0, TYPE_NAMES.length - 1),
  effortSchema,
  movesSchema,
  array(integerBetween(0, MOVE_ROLES.length - 1)),
  playSchema,
  optional(tuple([union([literal(NONE), integerBetween(1, HIGHEST_LEVEL)]), six(PERFECT_IV)])),
]).check(refine(([, , , , moves, roles]) => moves.length === roles.length))

const roundSchema = array(stepSchema).check(
  refine((steps) => new Set(steps.map(([raider]) => raider)).size === steps.length),
)

// A team that always wins needs at least one turn. A raider faints at most once per turn.
const figuresSchema = tuple([
  percent,
  turns,
  number().check(minimum(0), maximum(MOST_TURNS * MOST_PLAYERS)),
  percent,
]).check(refine(([chance, turns]) => chance < 100 || turns >= 1))

/**
 * A team in its link:
 *
 * - the raid: tier, region, boss, Tera type; for an event raid also the `id` of its version
 * - one to four slots: the player's name; species, ability, nature, item (empty for none); Tera type; effort values in
 *   `SPREAD_ORDER`; moves and their roles; the plan after the opening (role, boosts, debuffs, 1 for repeating them, healing:
 *   see `packedHealing`, the cheer to keep active); level and individual values if not the default
 * - the opening, round by round: see `stepSchema`
 * - chance, turns, faints, lowest HP
 */
export const packedTeamSchema = tuple([
  raidSchema,
  array(slotSchema).check(minLength(1), maxLength(MOST_PLAYERS)),
  array(roundSchema).check(maxLength(MOST_ROUNDS)),
  figuresSchema,
]).check(refine((team) => isWhole(team)))

export type PackedTeam = Infer<typeof packedTeamSchema>

export type PackedRaid = Infer<typeof raidSchema>

export type PackedSlot = Infer<typeof slotSchema>

// Steps refer to existing raiders, allies and moves.
function isWhole([, slots, rounds]: readonly [
  unknown,
  readonly PackedSlot[],
  readonly (readonly string[])[],
  unknown,
]): boolean {
  return rounds.flat().every((step) => {
    const { raider, choice } = unpackedStep(step)
    const [, , , , moves] = slots[raider] ?? []
    if (moves === undefined || choice.kind !== 'move') return moves !== undefined
    return choice.move < moves.length && (choice.ally ?? 0) < slots.length
  })
}
