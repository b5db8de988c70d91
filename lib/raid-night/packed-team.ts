import * as v from 'valibot'
import { integerBetween, tupleWithOptionalEnd } from '@/data/plain-values'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { CAUTIONS, KEPT_CHEERS } from '@/lib/battle/policy/plan'
import { PERFECT_IV } from '@/lib/creature/stats'
import { MOVE_ROLES } from '@/lib/plans/raid-plans'
import { TEAM_ROLES } from '@/lib/teams/raid-team'
import { MOST_PLAYERS } from './night-team'
import { stepSchema, unpackedStep } from './packed-step'
import { playerNameSchema, withoutUnseen } from './player-name'

const LONGEST_NAME = 40
const MOST_EFFORT = 252
const MOST_EFFORT_TOGETHER = 510
const MOST_USES = 9
const MOST_ROUNDS = 6
const MOST_MOVES = 4
const HIGHEST_LEVEL = 100
// Those after which a battle of ours ends.
const MOST_TURNS = 200

/** Where nothing is: no level of its own, no cheer kept up. */
export const NONE = -1

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME))
const six = (most: number) => v.pipe(v.array(integerBetween(0, most)), v.length(6))
const uses = integerBetween(0, MOST_USES)
const percent = integerBetween(0, 100)
const turns = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_TURNS))

// All other names are known ones; a boss may be gone by now, and is named then.
const bossSchema = v.pipe(
  name,
  v.check((text) => withoutUnseen(text) === text),
)

// A raid by event has a set, and no other has.
const raidSchema = v.pipe(
  tupleWithOptionalEnd(
    [v.picklist(TIERS), v.picklist(REGIONS), bossSchema, v.picklist(TYPE_NAMES)],
    v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/)),
  ),
  v.check(([, region, , , setId]) => (region === 'Event') === (setId !== undefined)),
)

const effortSchema = v.pipe(
  six(MOST_EFFORT),
  v.check((values) => values.reduce((sum, value) => sum + value, 0) <= MOST_EFFORT_TOGETHER),
)

const movesSchema = v.pipe(
  v.array(name),
  v.maxLength(MOST_MOVES),
  v.check((moves) => new Set(moves).size === moves.length),
)

const playSchema = v.strictTuple([
  integerBetween(0, TEAM_ROLES.length - 1),
  uses,
  uses,
  integerBetween(0, 1),
  integerBetween(0, CAUTIONS.length - 1),
  integerBetween(NONE, KEPT_CHEERS.length - 1),
])

const slotSchema = v.pipe(
  tupleWithOptionalEnd(
    [
      playerNameSchema,
      v.strictTuple([name, name, name, v.union([name, v.literal('')])]),
      integerBetween(0, TYPE_NAMES.length - 1),
      effortSchema,
      movesSchema,
      v.array(integerBetween(0, MOVE_ROLES.length - 1)),
      playSchema,
    ],
    v.strictTuple([v.union([v.literal(NONE), integerBetween(1, HIGHEST_LEVEL)]), six(PERFECT_IV)]),
  ),
  v.check(([, , , , moves, roles]) => moves.length === roles.length),
)

const roundSchema = v.pipe(
  v.array(stepSchema),
  v.check((steps) => new Set(steps.map(([raider]) => raider)).size === steps.length),
)

// A team that always wins does so in some turn, and one faints once a turn at most.
const figuresSchema = v.pipe(
  v.strictTuple([
    percent,
    turns,
    v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_TURNS * MOST_PLAYERS)),
    percent,
  ]),
  v.check(([chance, turns]) => chance < 100 || turns >= 1),
)

/**
 * A team as its link has it:
 *
 * - the raid: tier, region, boss, Tera type; of a raid by event also the `id` of its set
 * - one to four slots: the player's name; species, ability, nature, item (empty for none); Tera type; effort values in
 *   `SPREAD_ORDER`; moves, and what each is for; how it plays after the opening (role, boosts, debuffs, 1 for again, caution,
 *   the cheer that is kept up); level and individual values where they are not the usual ones
 * - the opening, round by round: see `stepSchema`
 * - chance, turns, faints, lowest HP
 */
export const packedTeamSchema = v.pipe(
  v.strictTuple([
    raidSchema,
    v.pipe(v.array(slotSchema), v.minLength(1), v.maxLength(MOST_PLAYERS)),
    v.pipe(v.array(roundSchema), v.maxLength(MOST_ROUNDS)),
    figuresSchema,
  ]),
  v.check((team) => isWhole(team)),
)

/** A team as its link has it. */
export type PackedTeam = v.InferOutput<typeof packedTeamSchema>

/** The raid of a team as its link has it. */
export type PackedRaid = v.InferOutput<typeof raidSchema>

/** A raider of a team as its link has it. */
export type PackedSlot = v.InferOutput<typeof slotSchema>

// Steps name raiders, allies and moves that there are.
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
