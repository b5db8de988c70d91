import { endOnSide, SCREENS } from '@/battle/dex/effects/field'
import { spendItem } from '@/battle/dex/effects/held-item'
import { heal, hpShare, hurtIndirectly } from '@/battle/dex/effects/hp'
import { changeOwnStages } from '@/battle/dex/effects/stages'
import { itemTraits } from '@/battle/dex/items'
import { rulesOf } from '@/battle/dex/moves/moves'
import { effectiveness } from '@/battle/dex/types'
import type { StopReason } from '@/battle/events'
import { withPower } from '@/battle/model/battle-move'
import { areAllies, type Turn, type Use } from '@/battle/model/turn'
import { afterAttack } from './after-attack'
import { rollAccuracy } from './chances'
import { landItem } from './fling'
import { whyBlocked } from './reach'
import { strike } from './strike'

/** Returns whether the attack hit. */
export function attack(turn: Turn, use: Use): boolean {
  const { user, target, move } = use
  if (target.hp <= 0) {
    turn.events.push({ kind: 'fails', by: user.who, why: 'no target' })
    return false
  }
  const obstacle = whyBlocked(turn, use)
  if (obstacle !== undefined) return endAttack(turn, use, obstacle)
  if (!rollAccuracy(turn, use)) {
    turn.events.push({ kind: 'misses', by: user.who, on: target.who })
    const { byMiss } = itemTraits(user.item)
    if (byMiss) {
      spendItem(turn, user)
      changeOwnStages(turn, user, byMiss)
    }
    return endAttack(turn, use, undefined)
  }
  const { breaksScreens, healsAllies, flings, drawsPower, takesShare } = rulesOf(move.name)
  // Pollen Puff: https://bulbapedia.bulbagarden.net/wiki/Pollen_Puff_(move)
  if (healsAllies && areAllies(user.who, target.who)) {
    heal(turn, target, hpShare(target, 1 / 2), { move: move.name })
    return true
  }
  const power = drawsPower?.(turn.random)
  if (power === 0) return giveHp(turn, use)
  if (breaksScreens) endOnSide(turn, target.who, SCREENS)
  const lostHp = strike(turn, power === undefined ? use : { ...use, move: withPower(move, power) })
  if (lostHp === undefined && takesShare > 0) return notSimulated(turn, use)
  if (lostHp === undefined) return endAttack(turn, use, 'immune')
  if (flings) landItem(turn, use)
  afterAttack(turn, use, lostHp)
  return true
}

// Present: https://bulbapedia.bulbagarden.net/wiki/Present_(move)
function giveHp(turn: Turn, use: Use): boolean {
  const { user, target, move, type } = use
  if (effectiveness(type, target) === 0) return endAttack(turn, use, 'immune')
  const { hp } = target
  heal(turn, target, hpShare(target, 1 / 4), { move: move.name })
  if (target.hp === hp) turn.events.push({ kind: 'fails', by: user.who, why: 'no effect' })
  return target.hp > hp
}

function notSimulated({ events }: Turn, { user }: Use): false {
  events.push({ kind: 'fails', by: user.who, why: 'not simulated' })
  return false
}

// Jump kicks crash: https://bulbapedia.bulbagarden.net/wiki/Crash
function endAttack(turn: Turn, { user, target, move }: Use, why: StopReason | undefined): false {
  if (why !== undefined) turn.events.push({ kind: 'unaffected', who: target.who, why })
  if (rulesOf(move.name).flings) spendItem(turn, user)
  if (move.crashes) hurtIndirectly(turn, user, hpShare(user, 1 / 2), { move: move.name })
  return false
}
