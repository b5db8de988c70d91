import * as z from 'zod'
import { count, integerBetween, nonEmptyText, percent } from '@/data/plain-values'
import { planSchema } from '@/data/plans/schema'
import { TYPE_NAMES } from '@/data/vocabulary'

const nameOrNone = z.int().min(-1)
const typeIndex = integerBetween(0, TYPE_NAMES.length - 1)
const six = (max: number) => z.array(integerBetween(0, max)).length(6)

const buildSchema = z.tuple([
  z.tuple([count, count, typeIndex, count, nameOrNone, count]),
  z
    .array(z.tuple([count, count]))
    .min(1)
    .max(4),
  z.optional(z.tuple([integerBetween(1, 100), six(31)])),
])

const four = z.array(count).length(4)

/** The raider, a move (`a` to `d`) or a cheer (`A`, `D`, `H`), the targeted ally, `!` to Terastallize. */
const STEP = '[0-3](?:[a-d](?:@[0-3])?!?|[ADH])'

const ROUND = `(?:${STEP}(?:,${STEP})*)?`

const openingSchema = z.string().regex(new RegExp(`^${ROUND}(?:[|]${ROUND})*$`))

const teamSchema = z.tuple([
  integerBetween(0, 3),
  four,
  four,
  openingSchema,
  z.tuple([percent, z.number().min(0), z.number().min(0), percent]),
])

const playSchema = z.tuple([count, ...planSchema.def.items])

const contentSchema = z.object({
  inputs: nonEmptyText,
  names: z.array(nonEmptyText),
  spreads: z.array(six(252)),
  builds: z.array(buildSchema),
  plays: z.array(playSchema),
  raids: z.array(z.array(teamSchema)).length(TYPE_NAMES.length),
  strangers: z.array(z.tuple([typeIndex, count, integerBetween(0, 100)])),
})

/**
 * The teams of a boss as a file: tuples instead of records, indices instead of names.
 *
 * - `inputs`: the hash of the search's inputs
 * - `names`: all names; `spreads`: effort values in the order of HP, Attack, Defense, Sp. Atk, Sp. Def, Speed
 * - `builds`: species, ability, Tera type, nature, item (-1 for none), spread; moves, each with its role; level and
 * individual values if they aren't 100 and perfect
 * - `plays`: how a raider plays after the opening: role, boosts, debuffs, 1 to repeat them after a reset, the
 * percentages of HP below which the raider heals and uses a Heal cheer; in some also the cheer that stays active (-1
 * for none), and the uses of a second boost
 * - `raids`: the teams against each of `TYPE_NAMES`: the aim, plus 2 if the team is rare; four of `builds`; four of
 * `plays`; the opening, with `|` between rounds and commas between steps; then win rate, turns, faints, lowest HP
 * - `strangers`: the index of the boss's type in `TYPE_NAMES`, the attacker of `data/plans` that wins most with three
 * randoms, and its win rate in percent
 */
export const teamsFileSchema = contentSchema.refine(hasValidIndices, 'names something that it does not list')

export type TeamsFile = z.infer<typeof contentSchema>

/** `fingerprint` identifies the program that made all teams. */
export const madeBySchema = z.strictObject({ fingerprint: nonEmptyText })

function hasValidIndices({ names, spreads, builds, plays, raids, strangers }: TeamsFile): boolean {
  return (
    builds.every(
      ([[species, ability, , nature, item, spread], moves]) =>
        [species, ability, nature, item, ...moves.map(([move]) => move)].every(
          (name) => name < names.length,
        ) && spread < spreads.length,
    ) &&
    raids
      .flat()
      .every(
        ([, raiders, playIndices]) =>
          raiders.every((build) => build < builds.length) && playIndices.every((play) => play < plays.length),
      ) &&
    strangers.every(([, species]) => species < names.length)
  )
}
