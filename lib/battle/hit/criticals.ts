import { abilityAgainst, abilityOf } from '@/lib/battle/effects/abilities'
import { hasType } from '@/lib/battle/effects/types'
import { itemTraits } from '@/lib/battle/tables/items'
import type { Turn } from '@/lib/battle/turn/turn'
import type { Use } from '@/lib/battle/turn/use'

/** Percent of critical hits at each stage. Source: https://bulbapedia.bulbagarden.net/wiki/Critical_hit */
const PERCENT_AT_STAGE = [100 / 24, 12.5, 50, 100] as const

/** The percent of a use's hits that are critical. */
export function criticalPercent({ user, target, move }: Use): number {
  if (abilityAgainst(user, target).blocksCrits) return 0
  const traits = abilityOf(user)
  const poisoned = target.status === 'psn' || target.status === 'tox'
  if (move.willCrit || user.volatiles.laserfocus !== undefined || (traits.critsOnPoison && poisoned))
    return 100
  const { focusenergy, dragoncheer } = user.volatiles
  const cheered = dragoncheer === undefined ? 0 : hasType(user, 'Dragon') ? 2 : 1
  const stage =
    move.critRatio -
    1 +
    traits.critStages +
    itemTraits(user.item).critStages +
    (focusenergy === undefined ? cheered : 2)
  return PERCENT_AT_STAGE[Math.max(0, Math.min(3, stage))] ?? 100
}

/** Draws whether a hit is critical. */
export function isCritical(turn: Turn, use: Use): boolean {
  return turn.random.chance(criticalPercent(use))
}
