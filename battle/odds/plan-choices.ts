import { rulesOf } from '@/battle/dex/moves/moves'
import type { Fighter } from '@/battle/model/fighter'
import { HIGHEST_STAGE } from '@/battle/model/terms'
import { type Healing, NO_HEALING, type Plan } from '@/battle/plan'
import { rolesOf, type StageMove } from '@/battle/policy/roles'

const MAX_BOOSTS = 3
const DEBUFF_USES = 2

const SECOND_USES = [0, 2]

/** Far apart, plus the values with which most builds lose least. Later searches try finer steps. */
const HEALINGS: readonly Healing[] = [
  NO_HEALING,
  { healBelow: 0, healCheerBelow: 20 },
  { healBelow: 50, healCheerBelow: 0 },
  { healBelow: 70, healCheerBelow: 40 },
]

const HEALINGS_BY_CHEERS: readonly Healing[] = [
  NO_HEALING,
  { healBelow: 0, healCheerBelow: 30 },
  { healBelow: 0, healCheerBelow: 50 },
]

export const TEAM_HEALINGS: readonly Pick<Healing, 'healBelow'>[] = [0, 40, 65].map((healBelow) => ({
  healBelow,
}))

/** Returns the values to try for each part of a plan. A part without a move has one value. */
export function planChoices(fighter: Fighter): readonly (readonly Partial<Plan>[])[] {
  const { boost, secondBoost, debuffs, healing } = rolesOf(fighter)
  const repeats = boost !== undefined || secondBoost !== undefined || debuffs.length > 0
  return [
    boostChoices(boost, secondBoost),
    debuffs.length > 0 ? [{ debuffs: 0 }, { debuffs: DEBUFF_USES }] : [{ debuffs: 0 }],
    healing ? HEALINGS : HEALINGS_BY_CHEERS,
    repeats ? [{ repeatAfterReset: true }, { repeatAfterReset: false }] : [{ repeatAfterReset: false }],
  ]
}

function boostChoices(boost: StageMove | undefined, second: StageMove | undefined): Partial<Plan>[] {
  const uses = usesOf(boost)
  // After Belly Drum any healing plan would heal immediately, so the next search chooses when to heal.
  if (boost && rulesOf(boost.move.name).costs > 0)
    return uses.map((boosts) => (boosts > 0 ? { boosts, ...NO_HEALING } : { boosts }))
  if (!second) return uses.map((boosts) => ({ boosts }))
  return SECOND_USES.flatMap((secondBoosts) =>
    uses
      .filter((boosts) => !boost || secondBoosts === 0 || boosts > 0)
      .map((boosts) => ({ boosts, secondBoosts })),
  )
}

function usesOf(boost: StageMove | undefined): readonly number[] {
  const maxUses = boost ? Math.min(MAX_BOOSTS, Math.ceil(HIGHEST_STAGE / boost.by)) : 0
  return Array.from({ length: maxUses + 1 }, (_, uses) => uses)
}
