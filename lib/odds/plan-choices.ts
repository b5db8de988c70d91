import type { Fighter } from '@/lib/battle/model/fighter'
import { HIGHEST_STAGE } from '@/lib/battle/model/terms'
import { CAUTIONS, type Plan } from '@/lib/battle/policy/plan'
import { rolesOf, type StageMove } from '@/lib/battle/policy/roles'

const MOST_USES = 3
const DEBUFFS = 2

/** What a search tries of each number of a fighter's plan, number by number: those that it has no move for have one choice. */
export function planChoices(fighter: Fighter): readonly (readonly Partial<Plan>[])[] {
  const { boost, debuffs } = rolesOf(fighter)
  const repeats = boost !== undefined || debuffs.length > 0
  return [
    usesOf(boost).map((boosts) => ({ boosts })),
    debuffs.length > 0 ? [{ debuffs: 0 }, { debuffs: DEBUFFS }] : [{ debuffs: 0 }],
    CAUTIONS.map((caution) => ({ caution })),
    repeats ? [{ repeatAfterReset: true }, { repeatAfterReset: false }] : [{ repeatAfterReset: false }],
  ]
}

// Belly Drum raises all that there is at once.
function usesOf(boost: StageMove | undefined): readonly number[] {
  const most = boost ? Math.min(MOST_USES, Math.ceil(HIGHEST_STAGE / boost.by)) : 0
  return Array.from({ length: most + 1 }, (_, uses) => uses)
}
