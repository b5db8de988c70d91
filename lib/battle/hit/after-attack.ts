import { abilityAgainst, abilityOf } from '@/lib/battle/effects/abilities'
import { endTerrain } from '@/lib/battle/effects/field'
import { heal, hpShare } from '@/lib/battle/effects/heal'
import { loseItem } from '@/lib/battle/effects/held-item'
import { hurt, hurtIndirectly } from '@/lib/battle/effects/hurt'
import { changeOwnStages, NO_STAGES, setStages } from '@/lib/battle/effects/stages'
import { dropVolatile } from '@/lib/battle/effects/volatiles'
import { chargeOrb } from '@/lib/battle/raid/tera-orb'
import {
  CLEARS_STAGES,
  COSTS_WHEN_STRUCK,
  ENDS_TERRAIN,
  FREES_USER,
  TAKES_BERRY,
  TAKES_ITEM,
} from '@/lib/battle/tables/attack-rules'
import { itemTraits } from '@/lib/battle/tables/items'
import { applyEffect } from '@/lib/battle/turn/apply-effect'
import type { Turn } from '@/lib/battle/turn/turn'
import type { Use } from '@/lib/battle/turn/use'
import { applySecondaries, isSheer } from './secondaries'

/** What follows the hits of an attack that took so many HP: drain, recoil, effects, items, the orb's charge. */
export function afterAttack(turn: Turn, use: Use, taken: number): void {
  const { user, target, move } = use
  if (taken > 0) settle(turn, use, taken)
  if (move.self) applyEffect(turn, user, move.self, user)
  applySecondaries(turn, use)
  takeAway(turn, use, taken)
  if (move.flags.sound && user.hp > 0) spray(turn, use)
  if (target.hp <= 0 && user.hp > 0) triumph(turn, use)
  if (taken <= 0 || user === turn.boss || target !== turn.boss) return
  const raider = turn.raiders[user.who]
  if (raider) chargeOrb(turn, raider)
}

// Drain, recoil and Shell Bell count what was really dealt.
function settle(turn: Turn, use: Use, taken: number): void {
  const { user, move } = use
  const own = abilityOf(user)
  const held = itemTraits(user.item)
  if (move.drain > 0) drain(turn, use, taken * move.drain * held.drainFactor)
  if (move.recoil > 0 && !own.noRecoil) {
    hurtIndirectly(turn, user, Math.round(taken * move.recoil), 'recoil')
  }
  const cost = COSTS_WHEN_STRUCK.get(move.name)
  if (cost !== undefined && !own.noRecoil) {
    hurtIndirectly(turn, user, Math.ceil(user.fighter.stats.hp * cost), move.name)
  }
  if (isSheer(use)) return
  if (held.shellBell > 0) heal(turn, user, taken * held.shellBell, 'Shell Bell')
  if (held.costsPerAttack > 0) hurtIndirectly(turn, user, hpShare(user, held.costsPerAttack), user.item ?? '')
}

function drain(turn: Turn, { user, target }: Use, amount: number): void {
  if (abilityAgainst(user, target).turnsDrainBack) hurtIndirectly(turn, user, amount, target.ability)
  else heal(turn, user, Math.round(amount), 'drain')
}

function takeAway(turn: Turn, use: Use, taken: number): void {
  const { user, target, move } = use
  if (ENDS_TERRAIN.has(move.name)) endTerrain(turn)
  if (taken <= 0) return
  if (CLEARS_STAGES.has(move.name)) setStages(turn, target, NO_STAGES)
  if (FREES_USER.has(move.name)) {
    dropVolatile(user, 'leechseed')
    dropVolatile(user, 'partiallytrapped')
  }
  if (move.name === 'Sparkling Aria' && target.status === 'brn') target.status = undefined
  if (takesItem(turn, use)) loseItem(turn, target)
}

function takesItem({ boss, arena }: Turn, { user, target, move }: Use): boolean {
  if (user === boss && !arena.assumptions.bossTakesItems) return false
  return TAKES_ITEM.has(move.name) || (TAKES_BERRY.has(move.name) && itemTraits(target.item).isBerry)
}

function spray(turn: Turn, { user }: Use): void {
  const { bySound } = itemTraits(user.item)
  if (!bySound) return
  loseItem(turn, user)
  changeOwnStages(turn, user, bySound)
}

// Moxie and its like, Fell Stinger.
function triumph(turn: Turn, { user, move }: Use): void {
  const { atKnockOut } = abilityOf(user)
  if (atKnockOut) changeOwnStages(turn, user, atKnockOut)
  if (move.name === 'Fell Stinger') changeOwnStages(turn, user, { atk: 3 })
}

/** What a move costs its user whether it hits or not: half its HP, or all. */
export function payForAttack(turn: Turn, { user, move }: Use): void {
  if (move.costsMaxHp > 0)
    hurtIndirectly(turn, user, Math.ceil(user.fighter.stats.hp * move.costsMaxHp), move.name)
  if (move.selfdestruct) hurt(turn, user, user.hp, move.name)
}
