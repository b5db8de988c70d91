import type { Combatant } from '@/battle/model/state'
import type { StatName } from '@/data/vocabulary'
import { BOOSTING_VOLATILES } from './abilities'
import { abilityOf } from './active-ability'

export type BoostedStat = Exclude<StatName, 'hp'>

/** If stats are equal, Protosynthesis and Quark Drive boost the first in this order. */
export const BOOSTED_STATS: readonly BoostedStat[] = ['atk', 'def', 'spa', 'spd', 'spe']

/** Returns the number of a boosted stat in a volatile of `BOOSTING_VOLATILES`, 1 to 5. */
export function heldAs(stat: BoostedStat): number {
  return BOOSTED_STATS.indexOf(stat) + 1
}

/** Returns the stat that Protosynthesis or Quark Drive boosts now, if any. */
export function boostedStat(someone: Combatant): BoostedStat | undefined {
  const { protosynthesis } = abilityOf(someone)
  if (!protosynthesis) return undefined
  const held = someone.volatiles[BOOSTING_VOLATILES[protosynthesis]]
  return held === undefined ? undefined : BOOSTED_STATS[held - 1]
}
