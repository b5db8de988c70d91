import * as v from 'valibot'
import {
  count,
  integer,
  integerBetween,
  nonEmptyText,
  percent,
  tupleWithOptionalEnd,
} from '@/data/plain-values'
import { ORIGINS, TYPE_NAMES } from '@/data/vocabulary'
import { CAUTIONS, KEPT_CHEERS } from '@/lib/battle/policy/plan'
import { LEARN_KINDS, MOVE_ROLES } from './raid-plans'

const index = (length: number) => integerBetween(0, length - 1)

/** Stands for no item, and for no other species. */
export const NONE = -1

const nameOrNone = v.pipe(integer, v.minValue(NONE))

const learnedSchema = v.strictTuple([index(LEARN_KINDS.length), count, nameOrNone])

const buildSchema = v.strictTuple([
  v.strictTuple([count, index(ORIGINS.length)]),
  v.strictTuple([count, index(TYPE_NAMES.length), count, nameOrNone, count]),
  v.pipe(v.array(v.strictTuple([count, count, index(MOVE_ROLES.length)])), v.minLength(1), v.maxLength(4)),
])

const planSchema = tupleWithOptionalEnd(
  [count, count, index(2), index(CAUTIONS.length)],
  index(KEPT_CHEERS.length),
)

const attackerSchema = tupleWithOptionalEnd(
  [
    v.strictTuple([count, count, count]),
    v.strictTuple([percent, percent, percent]),
    v.strictTuple([v.number(), v.number(), percent]),
  ],
  v.strictTuple([percent, percent]),
)

const supportSchema = tupleWithOptionalEnd(
  [v.strictTuple([count, count]), v.strictTuple([percent, percent]), v.strictTuple([v.number(), v.number()])],
  v.strictTuple([percent, percent]),
)

/**
 * The plans of a boss as a file: tuples instead of records, indices instead of names.
 *
 * - `inputs`: the hash of what they were computed from
 * - `names`: all names; `spreads`: effort values in the order of HP, Attack, Defense, Sp. Atk, Sp. Def, Speed
 * - `learned`: ways to learn a move: the kind, the number of the TM or the level, and the species where it has to be an
 *   earlier one (-1 else)
 * - `builds`: species and origin; ability, Tera type, nature, item (-1 for none), spread; moves, each with how it is learned
 *   and what it is for
 * - `plans`: boosts, debuffs, 1 for again, caution, the cheer that is kept up, if one is
 * - `raids`: one for each of `TYPE_NAMES`; of an attacker its build, its plan and the plan of four, of a support its
 *   build and its plan; then the fields of both in the order of their types; last the chances at
 *   other paces, or the HP that are kept, where there are any
 */
export const plansFileSchema = v.pipe(
  v.object({
    inputs: nonEmptyText,
    names: v.array(nonEmptyText),
    spreads: v.array(v.pipe(v.array(integerBetween(0, 252)), v.length(6))),
    learned: v.array(learnedSchema),
    builds: v.array(buildSchema),
    plans: v.array(planSchema),
    raids: v.pipe(
      v.array(v.object({ attackers: v.array(attackerSchema), supports: v.array(supportSchema) })),
      v.length(TYPE_NAMES.length),
    ),
  }),
  v.check((file) => isWhole(file), 'names something that it does not list'),
)

/** The plans of a boss as a file. */
export type PlansFile = v.InferOutput<typeof plansFileSchema>

function isWhole({ names, spreads, learned, builds, plans, raids }: PlansContent): boolean {
  const isName = (position: number) => position < names.length
  return (
    learned.every(([, , species]) => isName(species)) &&
    builds.every(
      ([[species], [ability, , nature, item, spread], moves]) =>
        [species, ability, nature, item].every(isName) &&
        moves.every(([move, how]) => isName(move) && how < learned.length) &&
        spread < spreads.length,
    ) &&
    raids
      .flatMap(({ attackers, supports }) => [...attackers, ...supports])
      .every(([[build, ...played]]) => build < builds.length && played.every((plan) => plan < plans.length))
  )
}

interface PlansContent {
  readonly names: readonly string[]
  readonly spreads: readonly (readonly number[])[]
  readonly learned: readonly v.InferOutput<typeof learnedSchema>[]
  readonly builds: readonly v.InferOutput<typeof buildSchema>[]
  readonly plans: readonly v.InferOutput<typeof planSchema>[]
  readonly raids: readonly {
    readonly attackers: readonly v.InferOutput<typeof attackerSchema>[]
    readonly supports: readonly v.InferOutput<typeof supportSchema>[]
  }[]
}
