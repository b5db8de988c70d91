import type { Combatant } from '@/battle/model/state'
import type { StatName } from '@/data/vocabulary'
import { BOOSTING_VOLATILES } from './abilities'
import { abilityOf } from './active-ability'

export type BoostedStat = Exclude<StatName, 'hp'>

/** If stats are equal, Protosynthesis and Quark Drive boost the first stat in this order. */
export const BOOSTED_STATS: readonly BoostedStat[] = ['atk', 'def', 'spa', 'spd', 'spe']

/** Encodes a stat as the value of a volatile of `BOOSTING_VOLATILES`, 1 to 5. */
export function statNumber(stat: BoostedStat): number {
  return BOOSTED_STATS.indexOf(stat) + 1
}

export function boostedStat(combatant: Combatant): BoostedStat | undefined {
  const { protosynthesis } = abilityOf(combatant)
  if (!protosynthesis) return undefined
  const stat = combatant.volatiles[BOOSTING_VOLATILES[protosynthesis]]
  return stat === undefined ? undefined : BOOSTED_STATS[stat - 1]
}
