import { BOOSTING_VOLATILES } from '@/lib/battle/dex/abilities'
import { abilityOf } from '@/lib/battle/dex/active-ability'
import { itemTraits } from '@/lib/battle/dex/items'
import type { Combatant, FieldState } from '@/lib/battle/model/state'
import type { StatName } from '@/lib/battle/model/terms'

type BoostedStat = Exclude<StatName, 'hp'>

const IN_ORDER: readonly BoostedStat[] = ['atk', 'def', 'spa', 'spd', 'spe']

/**
 * The stat that Protosynthesis or Quark Drive boosts at the moment; `undefined` where neither does. It is the highest one
 * without stages, as on entering the raid. Active by the weather or terrain, by Booster Energy, or by `protosynthesis` or
 * `quarkdrive` among the volatiles. Source: https://bulbapedia.bulbagarden.net/wiki/Protosynthesis_(Ability)
 */
export function boostedStat(own: Combatant, other: Combatant, field: FieldState): BoostedStat | undefined {
  const { protosynthesis } = abilityOf(own)
  if (!protosynthesis) return undefined
  if (abilityOf(other).comesIn === 'gas' && !itemTraits(own.item).keepsAbility) return undefined
  const byField = protosynthesis === 'Sun' ? isSunny(own, other, field) : field.terrain === protosynthesis
  const volatile = own.volatiles[BOOSTING_VOLATILES[protosynthesis]]
  const active = byField || itemTraits(own.item).startsProtosynthesis || volatile
  return active ? highestStat(own) : undefined
}

/** The highest stat before stages; of equal ones the first of Attack, Defense, Sp. Atk, Sp. Def and Speed. */
export function highestStat({ fighter: { stats } }: Pick<Combatant, 'fighter'>): BoostedStat {
  return IN_ORDER.reduce((best, stat) => (stats[stat] > stats[best] ? stat : best))
}

function isSunny(own: Combatant, other: Combatant, { weather }: FieldState): boolean {
  return weather === 'Sun' && !abilityOf(own).stopsWeather && !abilityOf(other).stopsWeather
}
