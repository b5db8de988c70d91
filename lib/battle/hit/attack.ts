import { endOnSide, SCREENS } from '@/lib/battle/effects/field'
import { hpShare } from '@/lib/battle/effects/heal'
import { loseItem } from '@/lib/battle/effects/held-item'
import { hurtIndirectly } from '@/lib/battle/effects/hurt'
import { changeOwnStages } from '@/lib/battle/effects/stages'
import { BREAKS_SCREENS } from '@/lib/battle/tables/attack-rules'
import { itemTraits } from '@/lib/battle/tables/items'
import { whatStops } from '@/lib/battle/turn/reach'
import type { Turn } from '@/lib/battle/turn/turn'
import type { Use } from '@/lib/battle/turn/use'
import { hits } from './accuracy'
import { afterAttack } from './after-attack'
import { strike } from './strike'

/** Plays an attack: whether it reaches and hits, its hits, and what they bring. Answers whether it struck. */
export function attack(turn: Turn, use: Use): boolean {
  const { user, target, move } = use
  if (target.hp <= 0) {
    turn.events.push({ kind: 'fails', by: user.who, why: 'no target' })
    return false
  }
  const stopped = whatStops(turn, use)
  if (stopped !== undefined) return missed(turn, use, stopped)
  if (!hits(turn, use)) {
    turn.events.push({ kind: 'misses', by: user.who, on: target.who })
    const { byMiss } = itemTraits(user.item)
    if (byMiss) {
      loseItem(turn, user)
      changeOwnStages(turn, user, byMiss)
    }
    return missed(turn, use, undefined)
  }
  if (BREAKS_SCREENS.has(move.name)) endOnSide(turn, target.who, SCREENS)
  const taken = strike(turn, use)
  if (taken === undefined) return missed(turn, use, 'immune')
  afterAttack(turn, use, taken)
  return true
}

// Jump kicks crash: https://bulbapedia.bulbagarden.net/wiki/Crash
function missed(turn: Turn, { user, target, move }: Use, why: string | undefined): false {
  if (why !== undefined) turn.events.push({ kind: 'unaffected', who: target.who, why })
  if (move.crashes) hurtIndirectly(turn, user, hpShare(user, 1 / 2), move.name)
  return false
}
