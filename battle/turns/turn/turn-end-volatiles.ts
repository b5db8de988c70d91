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

export function healByVolatiles(turn: Turn, combatant: CombatantDraft): void {
  const { volatiles, item } = combatant
  const { drainFactor } = itemTraits(item)
  for (const [id, { share, by, byRoots, whenOver }] of HEALS) {
    const turnsLeft = volatiles[id]
    if (turnsLeft === undefined || (whenOver && turnsLeft > 1)) continue
    heal(turn, combatant, hpShare(combatant, byRoots ? share * drainFactor : share), by)
  }
}

/** Moves HP from a fighter to fighters that used Leech Seed on it. */
export function feedPlanters(turn: Turn, combatant: CombatantDraft): void {
  for (const [id, loss] of DRAINS) {
    const volatile = combatant.volatiles[id]
    if (volatile !== undefined) moveHp(turn, combatant, planterOf(volatile), loss)
  }
}

function moveHp(turn: Turn, combatant: CombatantDraft, planter: Who, { share, by }: Loss): void {
  const hpBefore = combatant.hp
  hurtIndirectly(turn, combatant, hpShare(combatant, share), by)
  const lostHp = hpBefore - combatant.hp
  const receiver = planter === BOSS ? turn.boss : turn.raiders[planter]
  if (lostHp <= 0 || !receiver) return
  if (abilityOf(combatant).turnsDrainBack)
    hurtIndirectly(turn, receiver, lostHp, { ability: combatant.ability })
  else heal(turn, receiver, lostHp * itemTraits(receiver.item).drainFactor, by)
}

/** Applies damage of volatiles at a turn's end: Curse, binding moves, Salt Cure. */
export function hurtByVolatiles(turn: Turn, combatant: CombatantDraft): void {
  const { volatiles } = combatant
  for (const [id, { share, by, twiceFrom }] of LOSSES) {
    if (volatiles[id] === undefined) continue
    const isWeak = twiceFrom?.some((type) => hasType(combatant, type))
    hurtIndirectly(turn, combatant, hpShare(combatant, isWeak ? 2 * share : share), by)
  }
}

/** Lets a delayed attack hit its target, even if its user has fainted since. */
export function strikeByVolatiles(turn: Turn, target: CombatantDraft): void {
  for (const [id, name] of DELAYED) {
    if (target.volatiles[id] !== 1) continue
    const source = turn.raiders[planterOf(target.volatiles.futuresource ?? 0)]
    const move = source?.fighter.moves.find((candidate) => candidate.name === name)
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
export function changeByVolatiles(turn: Turn, combatant: CombatantDraft): void {
  for (const [id, changes] of STAGE_CHANGERS) {
    if (combatant.volatiles[id] !== undefined) changeOwnStages(turn, combatant, changes)
  }
  for (const [id, status] of ENDING_IN_STATUS) {
    if (combatant.volatiles[id] !== 1) continue
    dropVolatile(combatant, id)
    giveStatus(turn, combatant, status, combatant)
  }
}
