import type { Fighter } from '@/lib/battle/model/fighter'
import { HIGHEST_STAGE } from '@/lib/battle/model/terms'
import { CAUTIONS, KEPT_CHEERS, type Plan } from '@/lib/battle/policy/plan'
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

/**
 * The cheers that a search tries to keep up for those that may win and may not, and none. A cheer costs the turn that it gains,
 * so it helps few: where the boss is brought below a threshold sooner, or where it stays after a faint.
 */
export const CHEER_CHOICES: readonly Partial<Plan>[] = [undefined, ...KEPT_CHEERS].map((cheer) => ({ cheer }))

// Belly Drum raises all that there is at once.
function usesOf(boost: StageMove | undefined): readonly number[] {
  const most = boost ? Math.min(MOST_USES, Math.ceil(HIGHEST_STAGE / boost.by)) : 0
  return Array.from({ length: most + 1 }, (_, uses) => uses)
}
