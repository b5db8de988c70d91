import type { Combatant, FieldState, Scene } from '@/lib/battle/model/state'
import { areAllies, sideOf } from '@/lib/battle/model/turn'
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
 * Whether Mist or Safeguard keeps what `by` does away from someone: what an ally does too, but nothing of a foe with
 * Infiltrator. Source: `mist` and `safeguard` in @pkmn/sim.
 */
export function isKeptSafe(
  scene: Scene,
  target: Combatant,
  effect: 'mist' | 'safeguard',
  by: Combatant,
): boolean {
  if (target.who === by.who || sideOf(scene, target.who)[effect] === 0) return false
  return areAllies(target.who, by.who) || !abilityOf(by).bypassesScreens
}

/** The weather that has effects now; `undefined` as well while Cloud Nine or Air Lock stands in the battle. */
export function weatherNow(scene: Scene): FieldState['weather'] {
  const { weather } = scene.field
  if (weather === undefined || abilityOf(scene.boss).stopsWeather) return undefined
  return scene.raiders.some((raider) => raider.hp > 0 && abilityOf(raider).stopsWeather) ? undefined : weather
}

/** The field with the weather that has effects now, as the damage of a hit depends on it. */
export function fieldNow(scene: Scene): FieldState {
  const { field } = scene
  return field.weather === weatherNow(scene) ? field : { ...field, weather: undefined }
}
