import * as z from 'zod/mini'
import { TYPE_NAMES } from '@/data/vocabulary'

const count = z.int().check(z.minimum(0))
const percent = z.number().check(z.minimum(0), z.maximum(100))
const nameOrNone = z.int().check(z.minimum(-1))
const typeIndex = count.check(z.maximum(TYPE_NAMES.length - 1))
const six = (most: number) => z.array(count.check(z.maximum(most))).check(z.length(6))

const buildSchema = z.tuple([
  z.tuple([count, count, typeIndex, count, nameOrNone, count]),
  z.array(z.tuple([count, count])).check(z.minLength(1), z.maxLength(4)),
  z.optional(z.tuple([count.check(z.minimum(1), z.maximum(100)), six(31)])),
])

const four = z.array(count).check(z.length(4))

/** A step: a raider, a move by its place (`a` to `d`) or a cheer (`A`, `D`, `H`), the ally that it is aimed at, and Tera. */
const STEP = '[0-3](?:[a-d](?:@[0-3])?!?|[ADH])'

const ROUND = `(?:${STEP}(?:,${STEP})*)?`

const openingSchema = z.string().check(z.regex(new RegExp(`^${ROUND}(?:[|]${ROUND})*$`)))

const teamSchema = z.tuple([
  count.check(z.maximum(3)),
  four,
  four,
  openingSchema,
  z.tuple([percent, z.number().check(z.minimum(0)), z.number().check(z.minimum(0)), percent]),
])

/**
 * The teams of a boss as a file: tuples instead of records, indices instead of names.
 *
 * - `inputs`: the hash of what they were computed from
 * - `names`: all names; `spreads`: effort values in the order of HP, Attack, Defense, Sp. Atk, Sp. Def, Speed
 * - `builds`: species, ability, Tera type, nature, item (-1 for none), spread; moves, each with what it is for; level and
 *   individual values where they are not 100 and perfect
 * - `plays`: how a raider plays after the opening: role, boosts, debuffs, 1 for again, caution, the cheer that is
 *   kept up, if one is
 * - `raids`: the teams against each of `TYPE_NAMES`: its aim, and 2 more where it is rare; four of `builds`; four of `plays`;
 *   the opening, rounds parted by `|` and steps by commas; then chance, turns, faints, lowest HP
 * - `strangers`: which of `TYPE_NAMES` the boss has, who of the attackers of `data/plans` fares best beside three unknown
 *   partners, and its chance in percent
 */
export const teamsFileSchema = z
  .object({
    inputs: z.string().check(z.minLength(1)),
    names: z.array(z.string().check(z.minLength(1))),
    spreads: z.array(six(252)),
    builds: z.array(buildSchema),
    plays: z.array(z.tuple([count, count, count, count, count, z.optional(count)])),
    raids: z.array(z.array(teamSchema)).check(z.length(TYPE_NAMES.length)),
    strangers: z.array(z.tuple([typeIndex, count, count.check(z.maximum(100))])),
  })
  .check(z.refine(isWhole, { error: 'names something that it does not list' }))

/** The teams of a boss as a file. */
export type TeamsFile = z.infer<typeof teamsFileSchema>

/** The file of a boss's teams by its text; `undefined` for any other text. */
export function parseTeamsFile(text: string): TeamsFile | undefined {
  try {
    return teamsFileSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function isWhole({ names, spreads, builds, plays, raids, strangers }: TeamsContent): boolean {
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
        ([, raiders, played]) =>
          raiders.every((build) => build < builds.length) && played.every((play) => play < plays.length),
      ) &&
    strangers.every(([, species]) => species < names.length)
  )
}

interface TeamsContent {
  readonly names: readonly string[]
  readonly spreads: readonly unknown[]
  readonly builds: readonly z.infer<typeof buildSchema>[]
  readonly plays: readonly unknown[]
  readonly raids: readonly (readonly z.infer<typeof teamSchema>[])[]
  readonly strangers: readonly (readonly [type: number, species: number, chance: number])[]
}
