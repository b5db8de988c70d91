import { rulesOf } from '@/battle/dex/moves/moves'
import type { Fighter } from '@/battle/model/fighter'
import { HIGHEST_STAGE } from '@/battle/model/terms'
import { type Healing, NO_HEALING, type Plan } from '@/battle/plan'
import { rolesOf, type StageMove } from '@/battle/policy/roles'

const MOST_USES = 3
const DEBUFFS = 2

/** Uses of a second boost that are tried with each number of the first. */
const SECOND_USES = [0, 2]

/** Far apart, and those between which most builds lose least: finer steps are for builds that a search looks at again. */
const HEALINGS: readonly Healing[] = [
  NO_HEALING,
  { healBelow: 0, healCheerBelow: 20 },
  { healBelow: 50, healCheerBelow: 0 },
  { healBelow: 70, healCheerBelow: 40 },
]

/** The same for a build without a move that heals. */
const HEALINGS_BY_CHEERS: readonly Healing[] = [
  NO_HEALING,
  { healBelow: 0, healCheerBelow: 30 },
  { healBelow: 0, healCheerBelow: 50 },
]

/** What a search tries of a support's healing of its team. */
export const TEAM_HEALINGS: readonly Pick<Healing, 'healBelow'>[] = [0, 40, 65].map((healBelow) => ({
  healBelow,
}))

/** What a search tries of each number of a fighter's plan, number by number: those that it has no move for have one choice. */
export function planChoices(fighter: Fighter): readonly (readonly Partial<Plan>[])[] {
  const { boost, secondBoost, debuffs, healing } = rolesOf(fighter)
  const repeats = boost !== undefined || secondBoost !== undefined || debuffs.length > 0
  return [
    boostsTried(boost, secondBoost),
    debuffs.length > 0 ? [{ debuffs: 0 }, { debuffs: DEBUFFS }] : [{ debuffs: 0 }],
    healing ? HEALINGS : HEALINGS_BY_CHEERS,
    repeats ? [{ repeatAfterReset: true }, { repeatAfterReset: false }] : [{ repeatAfterReset: false }],
  ]
}

function boostsTried(boost: StageMove | undefined, second: StageMove | undefined): Partial<Plan>[] {
  const uses = usesOf(boost)
  // After Belly Drum a healing plan would heal at once: when to heal is searched next.
  if (boost && rulesOf(boost.move.name).costs > 0)
    return uses.map((boosts) => (boosts > 0 ? { boosts, ...NO_HEALING } : { boosts }))
  if (!second) return uses.map((boosts) => ({ boosts }))
  return SECOND_USES.flatMap((secondBoosts) =>
    uses
      .filter((boosts) => !boost || secondBoosts === 0 || boosts > 0)
      .map((boosts) => ({ boosts, secondBoosts })),
  )
}

// Belly Drum raises all that there is at once.
function usesOf(boost: StageMove | undefined): readonly number[] {
  const most = boost ? Math.min(MOST_USES, Math.ceil(HIGHEST_STAGE / boost.by)) : 0
  return Array.from({ length: most + 1 }, (_, uses) => uses)
}
