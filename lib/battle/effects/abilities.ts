import type { Combatant } from '@/lib/battle/state'
import { traitsOf } from '@/lib/battle/tables/abilities'
import { type AbilityTraits, NO_TRAITS } from '@/lib/battle/tables/ability-traits'
import { itemTraits } from '@/lib/battle/tables/items'

/** What someone's ability does now; nothing while it is off. */
export function abilityOf({ ability, abilityOffFor }: Combatant): AbilityTraits {
  return abilityOffFor > 0 ? NO_TRAITS : traitsOf(ability)
}

/**
 * What someone's ability does against a move of `user`: nothing against Mold Breaker and its like, unless an Ability
 * Shield keeps it. Source: https://bulbapedia.bulbagarden.net/wiki/Mold_Breaker_(Ability)
 */
export function abilityAgainst(user: Combatant, target: Combatant): AbilityTraits {
  const traits = abilityOf(target)
  if (traits === NO_TRAITS || !abilityOf(user).moldBreaker || traits.fixed) return traits
  return itemTraits(target.item).keepsAbility ? traits : NO_TRAITS
}
