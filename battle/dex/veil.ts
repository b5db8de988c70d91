import { BOSS } from '@/battle/events'
import type { Combatant, Scene } from '@/battle/model/state'
import { abilityAgainst, abilityOf } from './active-ability'
import { hasType } from './types'

/**
 * Whether an ability on a fighter's side (Sweet Veil) blocks a status, a volatile or a `drop` from `by`. Source:
 * `onAllySetStatus`, `onAllyTryAddVolatile` and `onAllyTryBoost` of these abilities in @pkmn/sim.
 */
export function isVeiled(
  { boss, raiders }: Scene,
  target: Combatant,
  effect: string,
  by: Combatant,
): boolean {
  if (target.who === BOSS) return veils(boss, target, effect, by)
  for (const ally of raiders) if (ally.hp > 0 && veils(ally, target, effect, by)) return true
  return false
}

function veils(bearer: Combatant, target: Combatant, effect: string, by: Combatant): boolean {
  const { veil } = bearer.who === by.who ? abilityOf(bearer) : abilityAgainst(by, bearer)
  if (veil === undefined || !veil.from.includes(effect)) return false
  return veil.type === undefined || (target.who !== by.who && hasType(target, veil.type))
}
