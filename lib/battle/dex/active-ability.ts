import type { Combatant, FieldState, Scene } from '@/lib/battle/model/state'
import { type AbilityTraits, NO_TRAITS, traitsOf } from './abilities'
import { itemTraits } from './items'

/** What someone's ability does now; nothing while it is off. */
export function abilityOf({ ability, abilityOffFor }: Combatant): AbilityTraits {
  return abilityOffFor > 0 ? NO_TRAITS : traitsOf(ability)
}

/**
 * What someone's ability does against a move of `user`: nothing against a mold breaker, unless an Ability
 * Shield keeps it. Source: https://bulbapedia.bulbagarden.net/wiki/Mold_Breaker_(Ability)
 */
export function abilityAgainst(user: Combatant, target: Combatant): AbilityTraits {
  const traits = abilityOf(target)
  if (traits === NO_TRAITS || !abilityOf(user).moldBreaker || traits.fixed) return traits
  return itemTraits(target.item).keepsAbility ? traits : NO_TRAITS
}

/**
 * Whether someone refuses the status moves of `user`, an ally's too, but not its own.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Good_as_Gold_(Ability)
 */
export function refusesStatusMoves(user: Combatant, target: Combatant): boolean {
  return user.who !== target.who && abilityAgainst(user, target).blocksStatusMoves
}

/** The weather that has effects now; `undefined` as well while Cloud Nine or Air Lock stands in the battle. */
export function weatherNow(scene: Scene): FieldState['weather'] {
  const { weather } = scene.field
  if (weather === undefined || abilityOf(scene.boss).stopsWeather) return undefined
  return scene.raiders.some((raider) => raider.hp > 0 && abilityOf(raider).stopsWeather) ? undefined : weather
}
