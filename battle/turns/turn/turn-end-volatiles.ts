import { abilityOf } from '@/battle/dex/active-ability'
import { heal, hpShare, hurtIndirectly } from '@/battle/dex/effects/hp'
import { changeOwnStages } from '@/battle/dex/effects/stages'
import { giveStatus } from '@/battle/dex/effects/status'
import { dropVolatile } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { moveType } from '@/battle/dex/moves/move-in-use'
import { hasType } from '@/battle/dex/types'
import {
  DELAYED,
  DRAINS,
  ENDING_IN_STATUS,
  HEALS,
  LOSSES,
  type Loss,
  planterOf,
  STAGE_CHANGERS,
} from '@/battle/dex/volatiles'
import { BOSS, type Who } from '@/battle/events'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { attack } from '@/battle/turns/hit/attack'

/** Heals a fighter at a turn's end with Aqua Ring, Ingrain and Wish. */
export function healByVolatiles(turn: Turn, someone: CombatantDraft): void {
  const { volatiles, item } = someone
  const { drainFactor } = itemTraits(item)
  for (const [id, { share, by, byRoots, whenOver }] of HEALS) {
    const left = volatiles[id]
    if (left === undefined || (whenOver && left > 1)) continue
    heal(turn, someone, hpShare(someone, byRoots ? share * drainFactor : share), by)
  }
}

/** Moves HP from a fighter to those that used Leech Seed on it, at a turn's end. */
export function feedPlanters(turn: Turn, someone: CombatantDraft): void {
  for (const [id, loss] of DRAINS) {
    const held = someone.volatiles[id]
    if (held !== undefined) feed(turn, someone, planterOf(held), loss)
  }
}

function feed(turn: Turn, someone: CombatantDraft, planter: Who, { share, by }: Loss): void {
  const before = someone.hp
  hurtIndirectly(turn, someone, hpShare(someone, share), by)
  const taken = before - someone.hp
  const gains = planter === BOSS ? turn.boss : turn.raiders[planter]
  if (taken <= 0 || !gains) return
  if (abilityOf(someone).turnsDrainBack) hurtIndirectly(turn, gains, taken, { ability: someone.ability })
  else heal(turn, gains, taken * itemTraits(gains.item).drainFactor, by)
}

/** Applies damage of volatiles at a turn's end: Curse, binding moves, Salt Cure. */
export function hurtByVolatiles(turn: Turn, someone: CombatantDraft): void {
  const { volatiles } = someone
  for (const [id, { share, by, twiceFrom }] of LOSSES) {
    if (volatiles[id] === undefined) continue
    const isWeak = twiceFrom?.some((type) => hasType(someone, type))
    hurtIndirectly(turn, someone, hpShare(someone, isWeak ? 2 * share : share), by)
  }
}

/** Lets a delayed attack hit its target, even if its user has fainted since. */
export function strikeByVolatiles(turn: Turn, target: CombatantDraft): void {
  for (const [id, name] of DELAYED) {
    if (target.volatiles[id] !== 1) continue
    const source = turn.raiders[planterOf(target.volatiles.futuresource ?? 0)]
    const move = source?.fighter.moves.find((known) => known.name === name)
    dropVolatile(target, 'futuresource')
    if (!source || !move) continue
    turn.events.push({ kind: 'lands', by: source.who, move: name })
    attack(turn, {
      user: source.hp > 0 ? source : { ...source, hp: 1 },
      target,
      move,
      type: moveType(turn, source, move),
      priority: 0,
      last: true,
      readied: undefined,
      struck: false,
      spread: false,
    })
  }
}

/** Applies volatiles that change stages (Syrup Bomb) or end in a status (Yawn), at a turn's end. */
export function changeByVolatiles(turn: Turn, someone: CombatantDraft): void {
  for (const [id, changes] of STAGE_CHANGERS) {
    if (someone.volatiles[id] !== undefined) changeOwnStages(turn, someone, changes)
  }
  for (const [id, status] of ENDING_IN_STATUS) {
    if (someone.volatiles[id] !== 1) continue
    dropVolatile(someone, id)
    giveStatus(turn, someone, status, someone)
  }
}
