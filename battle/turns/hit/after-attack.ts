import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { applyEffect } from '@/battle/dex/effects/apply-effect'
import { endTerrain } from '@/battle/dex/effects/field'
import { loseItem, spendItem } from '@/battle/dex/effects/held-item'
import { heal, hpShare, hurt, hurtIndirectly } from '@/battle/dex/effects/hp'
import { changeOwnStages, NO_STAGES, setStages } from '@/battle/dex/effects/stages'
import { dropVolatile } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { rulesOf } from '@/battle/dex/moves/moves'
import { SPUN_OFF } from '@/battle/dex/volatiles'
import type { Turn, Use } from '@/battle/model/turn'
import { chargeOrb } from '@/battle/turns/raid/tera-orb'
import { applySecondaries, sheerForceApplies } from './secondaries'

/**
 * Applies what follows an attack's hits: drain, recoil, effects, items, the orb's charge. `lostHp` is the HP that the
 * target lost.
 */
export function afterAttack(turn: Turn, use: Use, lostHp: number): void {
  const { user, target, move } = use
  if (lostHp > 0) applyDrainAndRecoil(turn, use, lostHp)
  if (move.self) applyEffect(turn, user, move.self, user)
  applySecondaries(turn, use)
  applyRemovals(turn, use, lostHp)
  if (move.flags.sound && user.hp > 0) spendThroatSpray(turn, use)
  if (target.hp <= 0 && user.hp > 0) onKnockOut(turn, use)
  // Hits on allies count: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle
  if (lostHp <= 0 || user === turn.boss) return
  const raider = turn.raiders[user.who]
  if (raider) chargeOrb(turn, raider)
}

// Drain, recoil and Shell Bell use the damage actually dealt.
function applyDrainAndRecoil(turn: Turn, use: Use, lostHp: number): void {
  const { user, move } = use
  const traits = abilityOf(user)
  const itemEffects = itemTraits(user.item)
  if (move.drain > 0) drain(turn, use, lostHp * move.drain * itemEffects.drainFactor)
  if (move.recoil > 0 && !traits.noRecoil) {
    hurtIndirectly(turn, user, Math.round(lostHp * move.recoil), 'recoil')
  }
  const { costsWhenStruck } = rulesOf(move.name)
  if (costsWhenStruck > 0 && !traits.noRecoil) {
    hurtIndirectly(turn, user, Math.ceil(user.fighter.stats.hp * costsWhenStruck), { move: move.name })
  }
  if (sheerForceApplies(use)) return
  if (itemEffects.shellBell > 0) heal(turn, user, lostHp * itemEffects.shellBell, { item: user.item ?? '' })
  if (itemEffects.costsPerAttack > 0)
    hurtIndirectly(turn, user, hpShare(user, itemEffects.costsPerAttack), { item: user.item ?? '' })
}

function drain(turn: Turn, { user, target }: Use, amount: number): void {
  if (abilityAgainst(user, target).turnsDrainBack)
    hurtIndirectly(turn, user, amount, { ability: target.ability })
  else heal(turn, user, Math.round(amount), 'drain')
}

function applyRemovals(turn: Turn, use: Use, lostHp: number): void {
  const { user, target, move } = use
  const rules = rulesOf(move.name)
  if (rules.endsTerrain) endTerrain(turn)
  if (lostHp <= 0) return
  if (rules.clearsStages) setStages(turn, target, NO_STAGES)
  if (rules.freesUser) {
    for (const id of SPUN_OFF) dropVolatile(user, id)
  }
  if (rules.cures !== undefined && target.status === rules.cures) target.status = undefined
  if (rules.takes !== undefined && takesItem(turn, use, rules.takes)) loseItem(turn, target)
}

function takesItem({ boss, arena }: Turn, { user, target }: Use, taken: 'item' | 'berry'): boolean {
  if (user === boss && !arena.assumptions.bossTakesItems) return false
  return taken === 'item' || itemTraits(target.item).isBerry
}

function spendThroatSpray(turn: Turn, { user }: Use): void {
  const { bySound } = itemTraits(user.item)
  if (!bySound) return
  spendItem(turn, user)
  changeOwnStages(turn, user, bySound)
}

function onKnockOut(turn: Turn, { user, move }: Use): void {
  const { atKnockOut } = abilityOf(user)
  if (atKnockOut) changeOwnStages(turn, user, atKnockOut)
  const byMove = rulesOf(move.name).atKnockOut
  if (byMove) changeOwnStages(turn, user, byMove)
}

/** Applies the cost of a move, which it has even if it misses: half the user's HP, or all. */
export function payForAttack(turn: Turn, { user, move }: Use): void {
  if (move.costsMaxHp > 0)
    hurtIndirectly(turn, user, Math.ceil(user.fighter.stats.hp * move.costsMaxHp), { move: move.name })
  if (move.selfdestruct) hurt(turn, user, user.hp, { move: move.name })
}
