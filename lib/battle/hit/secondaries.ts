import { abilityAgainst, abilityOf } from '@/lib/battle/effects/abilities'
import { giveStatus } from '@/lib/battle/effects/status'
import { inflict } from '@/lib/battle/effects/volatiles'
import type { SecondaryEffect } from '@/lib/battle/moves/battle-move'
import type { Combatant } from '@/lib/battle/state'
import { ONE_OF_STATUSES, SIDE_VOLATILES } from '@/lib/battle/tables/attack-rules'
import { itemTraits } from '@/lib/battle/tables/items'
import { applyEffect } from '@/lib/battle/turn/apply-effect'
import type { Turn } from '@/lib/battle/turn/turn'
import type { Use } from '@/lib/battle/turn/use'

/** A use of a move against someone. */
interface Targeted extends Pick<Use, 'move'> {
  readonly user: Combatant
  readonly target: Combatant
}

/** Whether Sheer Force takes a use's side effects away, and with them what Life Orb costs. */
export function isSheer({ user, move }: Pick<Targeted, 'user' | 'move'>): boolean {
  return move.secondaries.length > 0 && abilityOf(user).sheerForce
}

/**
 * Draws the side effects of an attack. Those on the target meet Shield Dust and Covert Cloak, and a substitute; a raid's
 * shield lets them pass. Source: https://bulbapedia.bulbagarden.net/wiki/Additional_effect
 */
export function applySecondaries(turn: Turn, use: Use): void {
  const { user, target, move } = use
  const sheer = isSheer(use)
  if (!sheer) for (const effect of move.secondaries) drawEffect(turn, use, effect)
  const flinches = abilityOf(user).flinches + itemTraits(user.item).flinches
  if (flinches > 0 && !isCovered(use) && turn.random.chance(flinches)) inflict(turn, target, 'flinch', user)
}

function drawEffect(turn: Turn, use: Use, effect: SecondaryEffect): void {
  const { user, target, move } = use
  if (!turn.random.chance(effect.chance * abilityOf(user).chanceFactor)) return
  if (effect.self) applyEffect(turn, user, effect.self, user)
  if (target.hp <= 0 || isCovered(use)) return
  applyEffect(turn, target, effect, user)
  const statuses = ONE_OF_STATUSES.get(move.name)
  const status = statuses?.[turn.random.below(statuses.length)]
  if (status) giveStatus(turn, target, status, user)
  const passes = SIDE_VOLATILES.get(move.name)
  if (passes) inflict(turn, target, passes, user)
}

/** Whether side effects of a move do not reach its target: Shield Dust, Covert Cloak, a substitute. */
export function isCovered({ user, target, move }: Targeted): boolean {
  if (itemTraits(target.item).blocksSecondary || abilityAgainst(user, target).blocksSecondary) return true
  return (
    target.volatiles.substitute !== undefined && !move.flags.bypasssub && !abilityOf(user).bypassesScreens
  )
}
