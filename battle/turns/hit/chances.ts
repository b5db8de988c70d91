import { abilityAgainst, abilityOf, weatherNow } from '@/battle/dex/active-ability'
import { dropVolatile } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { rulesOf } from '@/battle/dex/moves/moves'
import { hasType } from '@/battle/dex/types'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Combatant, Scene } from '@/battle/model/state'
import { HIGHEST_STAGE, LOWEST_STAGE } from '@/battle/model/terms'
import type { Turn, Use } from '@/battle/model/turn'

interface Aim extends Pick<Use, 'move' | 'last'> {
  readonly user: Combatant
  readonly target: Combatant
}

/**
 * Returns the accuracy in percent; 100 or more always hits. Source: https://bulbapedia.bulbagarden.net/wiki/Accuracy
 */
export function accuracyOf(scene: Scene, use: Aim): number {
  const { user, target, move } = use
  const base = baseAccuracy(scene, use)
  if (base === true || user === target) return 100
  const userTraits = abilityOf(user)
  const targetTraits = abilityAgainst(user, target)
  if (userTraits.noGuard || targetTraits.noGuard || user.volatiles.lockon !== undefined) return 100
  const accuracy = targetTraits.ignoresStages ? 0 : user.stages.accuracy
  const evasion =
    userTraits.ignoresStages || userTraits.guards.includes('accuracy') ? 0 : target.stages.evasion
  const stage = Math.max(LOWEST_STAGE, Math.min(HIGHEST_STAGE, accuracy - evasion))
  let percent = base * (stage >= 0 ? (3 + stage) / 3 : 3 / (3 - stage)) * userTraits.accuracy
  if (move.category === 'Physical') percent *= userTraits.accuracyOfPhysical
  if (targetTraits.hidesIn !== undefined && targetTraits.hidesIn === weatherNow(scene)) percent *= 0.8
  if (scene.field.gravity > 0) percent *= 5 / 3
  if (user.volatiles.micleberry !== undefined) percent *= 1.2
  const userItem = itemTraits(user.item)
  return (
    percent *
    itemTraits(target.item).accuracyOfFoe *
    userItem.accuracy *
    (use.last ? userItem.accuracyWhenLast : 1)
  )
}

function baseAccuracy(scene: Scene, { user, target, move }: Aim): number | true {
  const { name, accuracy } = move
  if (accuracy === true || target.volatiles.glaiverush !== undefined) return true
  const { accuracyIn, sureOf } = rulesOf(name)
  if (sureOf !== undefined && hasType(user, sureOf)) return true
  const weather = scene.field.weather === undefined ? undefined : weatherNow(scene)
  return (weather === undefined ? undefined : accuracyIn[weather]) ?? accuracy
}

/** Draws whether a move hits. A Micle Berry helps one move. */
export function rollAccuracy(turn: Turn, use: Use): boolean {
  const percent = accuracyOf(turn, use)
  dropVolatile(use.user, 'micleberry')
  return turn.random.chance(percent)
}

/** Percent. Source: https://bulbapedia.bulbagarden.net/wiki/Critical_hit */
const PERCENT_AT_STAGE = [100 / 24, 12.5, 50, 100] as const

export function criticalPercent({ user, target, move }: Use): number {
  if (abilityAgainst(user, target).blocksCrits) return 0
  const traits = abilityOf(user)
  const isPoisoned = target.status === 'psn' || target.status === 'tox'
  if (move.willCrit || user.volatiles.laserfocus !== undefined || (traits.critsOnPoison && isPoisoned))
    return 100
  const { focusenergy, dragoncheer } = user.volatiles
  const stage =
    move.critRatio -
    1 +
    traits.critStages +
    itemTraits(user.item).critStages +
    (focusenergy === undefined ? (dragoncheer ?? 0) : 2)
  return PERCENT_AT_STAGE[Math.max(0, Math.min(3, stage))] ?? 100
}

export function isCritical(turn: Turn, use: Use): boolean {
  return turn.random.attackOn(use.target.who).chance(criticalPercent(use))
}

/**
 * Skill Link hits as often as possible, Loaded Dice at least 4 times. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Multistrike_move
 */
export function hitCount(turn: Turn, { user, target, move }: Use): number {
  const { hits } = rulesOf(move.name)
  if (hits) return hits(turn, user)
  const [minHits, maxHits] = move.hits
  if (maxHits === 1) return 1
  if (abilityOf(user).mostHits) return maxHits
  const draws = turn.random.attackOn(target.who)
  if (itemTraits(user.item).manyHits && maxHits >= 5) return 4 + draws.below(maxHits - 3)
  if (minHits === maxHits) return maxHits
  const percentile = draws.below(100)
  return percentile < 35 ? 2 : percentile < 70 ? 3 : percentile < 85 ? 4 : 5
}

/** Returns the average number of hits if none misses, with the chances of `hitCount`. */
export function meanHits(
  scene: Scene,
  user: Combatant,
  { name, hits: [minHits, maxHits] }: BattleMove,
): number {
  const { hits } = rulesOf(name)
  if (hits) return hits(scene, user)
  if (minHits === maxHits && maxHits < 5) return maxHits
  if (abilityOf(user).mostHits) return maxHits
  if (itemTraits(user.item).manyHits && maxHits >= 5) return (4 + maxHits) / 2
  return minHits === maxHits ? maxHits : MEAN_OF_TWO_TO_FIVE
}

// 2 × 35 % + 3 × 35 % + 4 × 15 % + 5 × 15 %
const MEAN_OF_TWO_TO_FIVE = 3.1

/** Whether each hit after the first may miss, too. */
export function aimsEachTime({ user, move }: Pick<Use, 'move'> & { readonly user: Combatant }): boolean {
  if (!move.accuracyPerHit || abilityOf(user).mostHits) return false
  return !itemTraits(user.item).manyHits
}
