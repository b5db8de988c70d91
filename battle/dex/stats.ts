import type { Combatant, Scene } from '@/battle/model/state'
import { sideOf } from '@/battle/model/turn'
import { abilityOf, holdsNothing, weatherNow } from './active-ability'
import { boostedStat } from './boosted-stat'
import { itemTraits } from './items'

/** Returns a stat's factor at a stage: from 2/8 at −6 to 8/2 at 6. */
export function statFactor(stage: number): number {
  return stage >= 0 ? (2 + stage) / 2 : 2 / (2 - stage)
}

/**
 * Includes stages, ability, item, Tailwind and paralysis. Source: https://bulbapedia.bulbagarden.net/wiki/Stat#Speed
 */
export function speedOf(scene: Scene, combatant: Combatant): number {
  const traits = abilityOf(combatant)
  let speed = Math.floor(combatant.fighter.stats.spe * statFactor(combatant.stages.spe))
  if (traits.fastIn !== undefined && isFastNow(scene, traits.fastIn)) speed *= 2
  if (traits.fastWithoutItem && combatant.fighter.item !== undefined && holdsNothing(scene, combatant))
    speed *= 2
  if (traits.protosynthesis !== undefined && boostedStat(combatant) === 'spe') speed *= 1.5
  if (combatant.item !== undefined) speed *= itemTraits(combatant.item).speed
  if (combatant.volatiles.slowstart !== undefined) speed /= 2
  if (sideOf(scene, combatant.who).tailwind > 0) speed *= 2
  if (traits.fastWhenIll && combatant.status !== undefined) return Math.floor(speed * 1.5)
  return Math.floor(combatant.status === 'par' ? speed / 2 : speed)
}

function isFastNow(scene: Scene, condition: string): boolean {
  return condition === 'Electric' ? scene.field.terrain === condition : weatherNow(scene) === condition
}

/** Whether a combatant's Speed lets it act before another. Trick Room reverses the order. */
export function isFaster(scene: Scene, combatant: Combatant, other: Combatant): boolean {
  const difference = speedOf(scene, combatant) - speedOf(scene, other)
  return scene.field.trickRoom > 0 ? difference < 0 : difference > 0
}
