import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { applyEffect } from '@/battle/dex/effects/apply-effect'
import { giveStatus } from '@/battle/dex/effects/status'
import { inflict } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { SecondaryEffect } from '@/battle/model/battle-move'
import type { Combatant } from '@/battle/model/state'
import type { Turn, Use } from '@/battle/model/turn'

interface Targeted extends Pick<Use, 'move'> {
  readonly user: Combatant
  readonly target: Combatant
}

/** Whether Sheer Force removes a use's side effects, and Life Orb's cost with them. */
export function sheerForceApplies({ user, move }: Pick<Targeted, 'user' | 'move'>): boolean {
  return move.secondaries.length > 0 && abilityOf(user).sheerForce
}

/** A raid's shield doesn't block side effects. Source: https://bulbapedia.bulbagarden.net/wiki/Additional_effect */
export function applySecondaries(turn: Turn, use: Use): void {
  const { user, target, move } = use
  const isSheerForce = sheerForceApplies(use)
  if (!isSheerForce) for (const effect of move.secondaries) drawEffect(turn, use, effect)
  const flinches = abilityOf(user).flinches + itemTraits(user.item).flinches
  if (flinches > 0 && !blocksSecondaryEffects(use) && turn.random.attackOn(target.who).chance(flinches))
    inflict(turn, target, 'flinch', user)
}

function drawEffect(turn: Turn, use: Use, effect: SecondaryEffect): void {
  const { user, target, move } = use
  if (!turn.random.attackOn(target.who).chance(effect.chance * abilityOf(user).chanceFactor)) return
  if (effect.self) applyEffect(turn, user, effect.self, user)
  if (target.hp <= 0 || blocksSecondaryEffects(use)) return
  applyEffect(turn, target, effect, user)
  const { oneOf, sideVolatile } = rulesOf(move.name)
  const status = oneOf.length > 0 ? oneOf[turn.random.below(oneOf.length)] : undefined
  if (status) giveStatus(turn, target, status, user)
  if (sideVolatile) inflict(turn, target, sideVolatile, user)
}

/** Whether Shield Dust, Covert Cloak or a substitute blocks a move's side effects. */
export function blocksSecondaryEffects(use: Targeted): boolean {
  const { user, target } = use
  if (itemTraits(target.item).blocksSecondary || abilityAgainst(user, target).blocksSecondary) return true
  return blockedBySubstitute(use)
}

export function blockedBySubstitute({ user, target, move }: Targeted): boolean {
  return (
    target.volatiles.substitute !== undefined && !move.flags.bypasssub && !abilityOf(user).bypassesScreens
  )
}
