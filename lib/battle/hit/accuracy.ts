import { abilityAgainst, abilityOf } from '@/lib/battle/effects/abilities'
import { hasType } from '@/lib/battle/effects/types'
import { weatherNow } from '@/lib/battle/effects/weather'
import type { Combatant, Scene } from '@/lib/battle/state'
import { itemTraits } from '@/lib/battle/tables/items'
import type { Turn } from '@/lib/battle/turn/turn'
import type { Use } from '@/lib/battle/turn/use'

/** Moves that never miss in rain, and those of them that hit half the time in sun. */
const SURE_IN_RAIN: ReadonlySet<string> = new Set([
  'Thunder',
  'Hurricane',
  'Bleakwind Storm',
  'Sandsear Storm',
  'Wildbolt Storm',
])
const POOR_IN_SUN: ReadonlySet<string> = new Set(['Thunder', 'Hurricane'])

/** A move aimed at someone, as far as meeting its target goes. */
interface Aim extends Pick<Use, 'move' | 'last'> {
  readonly user: Combatant
  readonly target: Combatant
}

/**
 * The percent with which a move hits; 100 and more always does.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Accuracy
 */
export function accuracyOf(scene: Scene, use: Aim): number {
  const { user, target, move } = use
  const base = baseAccuracy(scene, use)
  if (base === true || user === target) return 100
  const own = abilityOf(user)
  const foes = abilityAgainst(user, target)
  if (own.noGuard || foes.noGuard || user.volatiles.lockon !== undefined) return 100
  const accuracy = foes.ignoresStages ? 0 : user.stages.accuracy
  const evasion = own.ignoresStages || own.guards.includes('accuracy') ? 0 : target.stages.evasion
  const stage = Math.max(-6, Math.min(6, accuracy - evasion))
  let percent = base * (stage >= 0 ? (3 + stage) / 3 : 3 / (3 - stage)) * own.accuracy
  if (move.category === 'Physical') percent *= own.accuracyOfPhysical
  if (foes.hidesIn !== undefined && foes.hidesIn === weatherNow(scene)) percent *= 0.8
  if (scene.field.gravity > 0) percent *= 5 / 3
  const held = itemTraits(user.item)
  return (
    percent * itemTraits(target.item).accuracyOfFoe * held.accuracy * (use.last ? held.accuracyWhenLast : 1)
  )
}

// Blizzard never misses in snow, nor does Toxic of a Poison type.
function baseAccuracy(scene: Scene, { user, target, move }: Aim): number | true {
  const { name, accuracy } = move
  if (accuracy === true || target.volatiles.glaiverush !== undefined) return true
  const weather = scene.field.weather === undefined ? undefined : weatherNow(scene)
  if (weather === 'Rain' && SURE_IN_RAIN.has(name)) return true
  if (weather === 'Sun' && POOR_IN_SUN.has(name)) return 50
  if (weather === 'Snow' && name === 'Blizzard') return true
  return name === 'Toxic' && hasType(user, 'Poison') ? true : accuracy
}

/** Draws whether a move hits. */
export function hits(turn: Turn, use: Use): boolean {
  return turn.random.chance(accuracyOf(turn, use))
}
