import * as z from 'zod'
import { count, integerBetween, nonEmptyText, percent } from '@/data/plain-values'
import { KEPT_CHEERS, LEARN_KINDS, MOVE_ROLES, ORIGINS, TYPE_NAMES } from '@/data/vocabulary'

const index = (length: number) => integerBetween(0, length - 1)

const nameOrNone = z.int().min(-1)

const learnedSchema = z.tuple([index(LEARN_KINDS.length), count, nameOrNone])

const buildSchema = z.tuple([
  z.tuple([count, index(ORIGINS.length)]),
  z.tuple([count, index(TYPE_NAMES.length), count, nameOrNone, count]),
  z
    .array(z.tuple([count, count, index(MOVE_ROLES.length)]))
    .min(1)
    .max(4),
])

export const planSchema = z.tuple([
  count,
  count,
  index(2),
  percent,
  percent,
  z.optional(integerBetween(-1, KEPT_CHEERS.length - 1)),
  z.optional(count),
])

const attackerSchema = z.tuple([
  z.tuple([count, count, count]),
  z.tuple([percent, percent, percent, z.optional(percent)]),
  z.tuple([z.number(), z.number(), percent]),
  z.optional(z.tuple([percent, percent])),
])

const supportSchema = z.tuple([
  z.tuple([count, count]),
  z.tuple([percent, percent]),
  z.tuple([z.number(), z.number()]),
  z.optional(z.tuple([percent, percent])),
])

const contentSchema = z.object({
  inputs: nonEmptyText,
  names: z.array(nonEmptyText),
  spreads: z.array(z.array(integerBetween(0, 252)).length(6)),
  learned: z.array(learnedSchema),
  builds: z.array(buildSchema),
  plans: z.array(planSchema),
  raids: z
    .array(z.object({ attackers: z.array(attackerSchema), supports: z.array(supportSchema) }))
    .length(TYPE_NAMES.length),
})

/**
 * The plans of a boss as a file: tuples instead of records, indices instead of names.
 *
 * - `inputs`: the hash of the search's inputs
 * - `names`: all names; `spreads`: effort values in the order of HP, Attack, Defense, Sp. Atk, Sp. Def, Speed
 * - `learned`: how a move is learned: the kind, the number of the TM or the level, and the species that must learn it
 * before it evolves (-1 for none)
 * - `builds`: species and origin; ability, Tera type, nature, item (-1 for none), spread; moves, each with an index
 * in `learned` and its role
 * - `plans`: boosts, debuffs, 1 to repeat them after a reset, the percentages of HP below which the attacker heals
 * and uses a Heal cheer; in some also the cheer that stays active (-1 for none), and the uses of a second boost
 * - `raids`: one entry for each of `TYPE_NAMES`. Attackers have a build, a plan and the plan for a group of four;
 * supports have a build and a plan. The fields of `RankedAttacker` and `RankedSupport` follow in order. The win rate
 * with NPCs comes after the HP taken if it clearly differs. Last, if any, come the win rates at other turn speeds
 * (attackers) or the HP kept (supports).
 */
export const plansFileSchema = contentSchema.refine(hasValidIndices, 'names something that it does not list')

export type PlansFile = z.infer<typeof contentSchema>

function hasValidIndices({ names, spreads, learned, builds, plans, raids }: PlansFile): boolean {
  const isName = (index: number) => index < names.length
  return (
    learned.every(([, , species]) => isName(species)) &&
    builds.every(
      ([[species], [ability, , nature, item, spread], moves]) =>
        [species, ability, nature, item].every(isName) &&
        moves.every(([move, learnedIndex]) => isName(move) && learnedIndex < learned.length) &&
        spread < spreads.length,
    ) &&
    raids
      .flatMap(({ attackers, supports }) => [...attackers, ...supports])
      .every(([[build, ...planIndices]]) => build < builds.length && planIndices.every((plan) => plan < plans.length))
  )
}
