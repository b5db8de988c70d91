import type { Combatant, Scene } from '@/battle/model/state'
import { sideOf } from '@/battle/model/turn'
import { abilityOf, holdsNothing, weatherNow } from './active-ability'
import { boostedStat } from './boosted-stat'
import { itemTraits } from './items'

export function statFactor(stage: number): number {
  return stage >= 0 ? (2 + stage) / 2 : 2 / (2 - stage)
}

/**
 * Includes stages, ability, item, Tailwind and paralysis. Source: https://bulbapedia.bulbagarden.net/wiki/Stat#Speed
 */
export function speedOf(scene: Scene, someone: Combatant): number {
  const traits = abilityOf(someone)
  let speed = Math.floor(someone.fighter.stats.spe * statFactor(someone.stages.spe))
  if (traits.fastIn !== undefined && isFastNow(scene, traits.fastIn)) speed *= 2
  if (traits.fastWithoutItem && someone.fighter.item !== undefined && holdsNothing(scene, someone)) speed *= 2
  if (traits.protosynthesis !== undefined && boostedStat(someone) === 'spe') speed *= 1.5
  if (someone.item !== undefined) speed *= itemTraits(someone.item).speed
  if (someone.volatiles.slowstart !== undefined) speed /= 2
  if (sideOf(scene, someone.who).tailwind > 0) speed *= 2
  if (traits.fastWhenIll && someone.status !== undefined) return Math.floor(speed * 1.5)
  return Math.floor(someone.status === 'par' ? speed / 2 : speed)
}

function isFastNow(scene: Scene, condition: string): boolean {
  return condition === 'Electric' ? scene.field.terrain === condition : weatherNow(scene) === condition
}

export function isFaster(scene: Scene, someone: Combatant, other: Combatant): boolean {
  const difference = speedOf(scene, someone) - speedOf(scene, other)
  return scene.field.trickRoom > 0 ? difference < 0 : difference > 0
}
