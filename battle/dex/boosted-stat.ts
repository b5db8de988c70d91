import type { Combatant } from '@/battle/model/state'
import type { StatName } from '@/data/vocabulary'
import { BOOSTING_VOLATILES } from './abilities'
import { abilityOf } from './active-ability'

/** A stat that Protosynthesis and Quark Drive can boost. */
export type BoostedStat = Exclude<StatName, 'hp'>

/** The stats of a battle; of equal ones Protosynthesis and Quark Drive boost the first. */
export const BOOSTED_STATS: readonly BoostedStat[] = ['atk', 'def', 'spa', 'spd', 'spe']

/** The number, 1 to 5, that a volatile of `BOOSTING_VOLATILES` holds while it boosts a stat. */
export function heldAs(stat: BoostedStat): number {
  return BOOSTED_STATS.indexOf(stat) + 1
}

/** The stat that someone's Protosynthesis or Quark Drive boosts now; `undefined` where neither does. */
export function boostedStat(someone: Combatant): BoostedStat | undefined {
  const { protosynthesis } = abilityOf(someone)
  if (!protosynthesis) return undefined
  const held = someone.volatiles[BOOSTING_VOLATILES[protosynthesis]]
  return held === undefined ? undefined : BOOSTED_STATS[held - 1]
}
