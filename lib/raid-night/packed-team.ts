import * as z from 'zod/mini'
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

const name = z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME))
const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const six = (most: number) => z.array(between(0, most)).check(z.length(6))
const uses = between(0, MOST_USES)
const percent = between(0, 100)
const turns = z.number().check(z.minimum(0), z.maximum(MOST_TURNS))

// All other names are known ones; a boss may be gone by now, and is named then.
const bossSchema = name.check(z.refine((text) => withoutUnseen(text) === text))

// A raid by event has a set, and no other has.
const raidSchema = z
  .tuple([
    z.enum(TIERS),
    z.enum(REGIONS),
    bossSchema,
    z.enum(TYPE_NAMES),
    z.optional(z.string().check(z.regex(/^[a-z\d-]{1,40}$/))),
  ])
  .check(z.refine(([, region, , , setId]) => (region === 'Event') === (setId !== undefined)))

const effortSchema = six(MOST_EFFORT).check(
  z.refine((values) => values.reduce((sum, value) => sum + value, 0) <= MOST_EFFORT_TOGETHER),
)

const movesSchema = z
  .array(name)
  .check(z.minLength(1), z.maxLength(MOST_MOVES))
  .check(z.refine((moves) => new Set(moves).size === moves.length))

const playSchema = z.tuple([
  between(0, TEAM_ROLES.length - 1),
  uses,
  uses,
  between(0, 1),
  between(0, CAUTIONS.length - 1),
  between(NONE, KEPT_CHEERS.length - 1),
])

const slotSchema = z
  .tuple([
    playerNameSchema,
    z.tuple([name, name, name, z.union([name, z.literal('')])]),
    between(0, TYPE_NAMES.length - 1),
    effortSchema,
    movesSchema,
    z.array(between(0, MOVE_ROLES.length - 1)),
    playSchema,
    z.optional(z.tuple([z.union([z.literal(NONE), between(1, HIGHEST_LEVEL)]), six(PERFECT_IV)])),
  ])
  .check(z.refine(([, , , , moves, roles]) => moves.length === roles.length))

const roundSchema = z
  .array(stepSchema)
  .check(z.refine((steps) => new Set(steps.map(([raider]) => raider)).size === steps.length))

// A team that always wins does so in some turn, and one faints once a turn at most.
const figuresSchema = z
  .tuple([percent, turns, z.number().check(z.minimum(0), z.maximum(MOST_TURNS * MOST_PLAYERS)), percent])
  .check(z.refine(([chance, turns]) => chance < 100 || turns >= 1))

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
export const packedTeamSchema = z
  .tuple([
    raidSchema,
    z.array(slotSchema).check(z.minLength(1), z.maxLength(MOST_PLAYERS)),
    z.array(roundSchema).check(z.maxLength(MOST_ROUNDS)),
    figuresSchema,
  ])
  .check(z.refine(isWhole))

/** A team as its link has it. */
export type PackedTeam = z.infer<typeof packedTeamSchema>

/** The raid of a team as its link has it. */
export type PackedRaid = z.infer<typeof raidSchema>

/** A raider of a team as its link has it. */
export type PackedSlot = z.infer<typeof slotSchema>

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
