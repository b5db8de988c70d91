import type { Combatant, FieldState, Scene } from '@/battle/model/state'
import { areAllies, sideOf } from '@/battle/model/turn'
import { type AbilityTraits, NO_TRAITS, traitsOf } from './abilities'
import { itemTraits } from './items'

/** Whether an ability is off: Gastro Acid, the reset of raiders, Neutralizing Gas. */
export function isAbilityOff({ abilityOffFor, inGas }: Combatant): boolean {
  return abilityOffFor > 0 || inGas
}

/** Returns the traits of a combatant's active ability; `NO_TRAITS` while it is off. */
export function abilityOf(combatant: Combatant): AbilityTraits {
  return isAbilityOff(combatant) ? NO_TRAITS : traitsOf(combatant.ability)
}

export function spreadsGas(combatant: Combatant): boolean {
  return combatant.hp > 0 && abilityOf(combatant).comesIn === 'gas'
}

/**
 * Whether Neutralizing Gas suppresses a fighter's ability. Other bearers, unsuppressable abilities and Ability Shield
 * are safe. Source: https://bulbapedia.bulbagarden.net/wiki/Neutralizing_Gas_(Ability)
 */
export function isReachedByGas({ boss, raiders }: Scene, { ability, item }: Combatant): boolean {
  const { cannotBeSuppressed, comesIn } = traitsOf(ability)
  if (cannotBeSuppressed || comesIn === 'gas' || itemTraits(item).keepsAbility) return false
  return spreadsGas(boss) || raiders.some(spreadsGas)
}

/** Returns no traits against Mold Breaker. Source: https://bulbapedia.bulbagarden.net/wiki/Mold_Breaker_(Ability) */
export function abilityAgainst(user: Combatant, target: Combatant): AbilityTraits {
  const traits = abilityOf(target)
  if (traits === NO_TRAITS || !abilityOf(user).moldBreaker || traits.unbreakable) return traits
  return itemTraits(target.item).keepsAbility ? traits : NO_TRAITS
}

/**
 * Excludes the target's own moves, includes its allies'. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Good_as_Gold_(Ability)
 */
export function refusesStatusMoves(user: Combatant, target: Combatant): boolean {
  return user.who !== target.who && abilityAgainst(user, target).blocksStatusMoves
}

/**
 * Whether Mist or Safeguard protects a fighter from `by`, who may be an ally. Source: `mist` and `safeguard` in
 * @pkmn/sim.
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

/** Returns `undefined` if there is no weather, or Cloud Nine or Air Lock suppresses it. */
export function weatherNow(scene: Scene): FieldState['weather'] {
  const { weather } = scene.field
  if (weather === undefined || abilityOf(scene.boss).stopsWeather) return undefined
  return scene.raiders.some((raider) => raider.hp > 0 && abilityOf(raider).stopsWeather) ? undefined : weather
}

export function fieldNow(scene: Scene): FieldState {
  const { field } = scene
  return field.weather === weatherNow(scene) ? field : { ...field, weather: undefined }
}

/** Whether a fighter has no item, not even an item that Magic Room suppresses. */
export function holdsNothing({ field }: Pick<Scene, 'field'>, combatant: Combatant): boolean {
  return combatant.item === undefined && field.itemsAside[placeAside(combatant)] === undefined
}

// The boss is -1.
export function placeAside({ who }: Combatant): number {
  return who + 1
}
