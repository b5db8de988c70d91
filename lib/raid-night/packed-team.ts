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
import { MAX_PLAYERS } from './night-team'
import { MAX_HEALING, stepSchema, unpackStep } from './packed-play'
import { playerNameSchema, withoutUnseen } from './player-name'

const MAX_NAME = 40
const MAX_EFFORT = 252
const MAX_TOTAL_EFFORT = 510
const MAX_USES = 9
const MAX_ROUNDS = 6
const MAX_MOVES = 4
const MAX_LEVEL = 100
const MAX_TURNS = 200

/** The default level, or no cheer to keep active. */
export const NONE = -1

const name = string().check(minLength(1), maxLength(MAX_NAME))
const sixStats = (max: number) => array(integerBetween(0, max)).check(length(6))
const uses = integerBetween(0, MAX_USES)
const percent = integerBetween(0, 100)
const turns = number().check(minimum(0), maximum(MAX_TURNS))

// A boss may be gone: the page then shows its name.
const bossSchema = name.check(refine((text) => withoutUnseen(text) === text))

const raidSchema = tuple([
  picklist(TIERS),
  picklist(REGIONS),
  bossSchema,
  picklist(TYPE_NAMES),
  optional(string().check(regex(/^[a-z\d-]{1,40}$/))),
]).check(refine(([, region, , , setId]) => (region === 'Event') === (setId !== undefined)))

const effortSchema = sixStats(MAX_EFFORT).check(
  refine((values) => values.reduce((sum, value) => sum + value, 0) <= MAX_TOTAL_EFFORT),
)

const movesSchema = array(name).check(
  maxLength(MAX_MOVES),
  refine((moves) => new Set(moves).size === moves.length),
)

// Two digits: uses of the second boost, then of the first.
const bothUses = integerBetween(0, 99)

const playSchema = tuple([
  integerBetween(0, TEAM_ROLES.length - 1),
  bothUses,
  uses,
  integerBetween(0, 1),
  integerBetween(0, MAX_HEALING),
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
  optional(tuple([union([literal(NONE), integerBetween(1, MAX_LEVEL)]), sixStats(PERFECT_IV)])),
]).check(refine(([, , , , moves, roles]) => moves.length === roles.length))

const roundSchema = array(stepSchema).check(
  refine((steps) => new Set(steps.map(([raider]) => raider)).size === steps.length),
)

// A team that always wins needs at least one turn. A raider faints at most once per turn.
const figuresSchema = tuple([
  percent,
  turns,
  number().check(minimum(0), maximum(MAX_TURNS * MAX_PLAYERS)),
  percent,
]).check(refine(([chance, turns]) => chance < 100 || turns >= 1))

/**
 * Parts of a team in its link: the raid (with a version for an event raid), one to four slots, the opening by round
 * (see `stepSchema`), and the results. A slot has the player's name, the build with effort values in `SPREAD_ORDER`,
 * and the plan after the opening. Level and individual values are only present if not the default.
 */
export const packedTeamSchema = tuple([
  raidSchema,
  array(slotSchema).check(minLength(1), maxLength(MAX_PLAYERS)),
  array(roundSchema).check(maxLength(MAX_ROUNDS)),
  figuresSchema,
]).check(refine((team) => isComplete(team)))

export type PackedTeam = Infer<typeof packedTeamSchema>

export type PackedRaid = Infer<typeof raidSchema>

export type PackedSlot = Infer<typeof slotSchema>

function isComplete([, slots, rounds]: readonly [
  unknown,
  readonly PackedSlot[],
  readonly (readonly string[])[],
  unknown,
]): boolean {
  return rounds.flat().every((step) => {
    const { raider, choice } = unpackStep(step)
    const [, , , , moves] = slots[raider] ?? []
    if (moves === undefined || choice.kind !== 'move') return moves !== undefined
    return choice.move < moves.length && (choice.ally ?? 0) < slots.length
  })
}
