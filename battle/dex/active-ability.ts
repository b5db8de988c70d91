import type { Combatant, FieldState, Scene } from '@/battle/model/state'
import { areAllies, sideOf } from '@/battle/model/turn'
import { type AbilityTraits, NO_TRAITS, traitsOf } from './abilities'
import { itemTraits } from './items'

/** Whether someone's ability is off: by Gastro Acid, the player reset or Neutralizing Gas. */
export function isAbilityOff({ abilityOffFor, inGas }: Combatant): boolean {
  return abilityOffFor > 0 || inGas
}

/** What someone's ability does now; nothing while it is off. */
export function abilityOf(someone: Combatant): AbilityTraits {
  return isAbilityOff(someone) ? NO_TRAITS : traitsOf(someone.ability)
}

/** Whether someone's Neutralizing Gas works. */
export function spreadsGas(someone: Combatant): boolean {
  return someone.hp > 0 && abilityOf(someone).comesIn === 'gas'
}

/**
 * Whether the Neutralizing Gas of the boss or a raider keeps someone's ability off: not that of another bearer, one that
 * nothing suppresses, or one that an Ability Shield keeps.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Neutralizing_Gas_(Ability)
 */
export function isReachedByGas({ boss, raiders }: Scene, { ability, item }: Combatant): boolean {
  const { cannotBeSuppressed, comesIn } = traitsOf(ability)
  if (cannotBeSuppressed || comesIn === 'gas' || itemTraits(item).keepsAbility) return false
  return spreadsGas(boss) || raiders.some(spreadsGas)
}

/**
 * What someone's ability does against a move of `user`: nothing against a mold breaker, unless an Ability
 * Shield keeps it. Source: https://bulbapedia.bulbagarden.net/wiki/Mold_Breaker_(Ability)
 */
export function abilityAgainst(user: Combatant, target: Combatant): AbilityTraits {
  const traits = abilityOf(target)
  if (traits === NO_TRAITS || !abilityOf(user).moldBreaker || traits.unbreakable) return traits
  return itemTraits(target.item).keepsAbility ? traits : NO_TRAITS
}

/**
 * Whether someone refuses the status moves of `user`, an ally's too, but not its own.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Good_as_Gold_(Ability)
 */
export function refusesStatusMoves(user: Combatant, target: Combatant): boolean {
  return user.who !== target.who && abilityAgainst(user, target).blocksStatusMoves
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

/** Whether someone holds nothing, not even an item that Magic Room keeps from working. */
export function holdsNothing({ field }: Pick<Scene, 'field'>, someone: Combatant): boolean {
  return someone.item === undefined && field.itemsAside[placeAside(someone)] === undefined
}

// The boss is -1.
export function placeAside({ who }: Combatant): number {
  return who + 1
}
