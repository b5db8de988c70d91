import * as v from 'valibot'
import {
  count,
  integer,
  integerBetween,
  nonEmptyText,
  percent,
  tupleWithOptionalEnd,
} from '@/data/plain-values'
import { TYPE_NAMES } from '@/data/vocabulary'

const nameOrNone = v.pipe(integer, v.minValue(-1))
const typeIndex = integerBetween(0, TYPE_NAMES.length - 1)
const six = (most: number) => v.pipe(v.array(integerBetween(0, most)), v.length(6))

const buildSchema = tupleWithOptionalEnd(
  [
    v.strictTuple([count, count, typeIndex, count, nameOrNone, count]),
    v.pipe(v.array(v.strictTuple([count, count])), v.minLength(1), v.maxLength(4)),
  ],
  v.strictTuple([integerBetween(1, 100), six(31)]),
)

const four = v.pipe(v.array(count), v.length(4))

/** A step: a raider, a move by its place (`a` to `d`) or a cheer (`A`, `D`, `H`), the ally that it is aimed at, and Tera. */
const STEP = '[0-3](?:[a-d](?:@[0-3])?!?|[ADH])'

const ROUND = `(?:${STEP}(?:,${STEP})*)?`

const openingSchema = v.pipe(v.string(), v.regex(new RegExp(`^${ROUND}(?:[|]${ROUND})*$`)))

const teamSchema = v.strictTuple([
  integerBetween(0, 3),
  four,
  four,
  openingSchema,
  v.strictTuple([percent, v.pipe(v.number(), v.minValue(0)), v.pipe(v.number(), v.minValue(0)), percent]),
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
export const teamsFileSchema = v.pipe(
  v.object({
    inputs: nonEmptyText,
    names: v.array(nonEmptyText),
    spreads: v.array(six(252)),
    builds: v.array(buildSchema),
    plays: v.array(tupleWithOptionalEnd([count, count, count, count, count], count)),
    raids: v.pipe(v.array(v.array(teamSchema)), v.length(TYPE_NAMES.length)),
    strangers: v.array(v.strictTuple([typeIndex, count, integerBetween(0, 100)])),
  }),
  v.check((file) => isWhole(file), 'names something that it does not list'),
)

/** The teams of a boss as a file. */
export type TeamsFile = v.InferOutput<typeof teamsFileSchema>

/** The file of a boss's teams by its text; `undefined` for any other text. */
export function parseTeamsFile(text: string): TeamsFile | undefined {
  try {
    return v.parse(teamsFileSchema, JSON.parse(text))
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
  readonly builds: readonly v.InferOutput<typeof buildSchema>[]
  readonly plays: readonly unknown[]
  readonly raids: readonly (readonly v.InferOutput<typeof teamSchema>[])[]
  readonly strangers: readonly (readonly [type: number, species: number, chance: number])[]
}
