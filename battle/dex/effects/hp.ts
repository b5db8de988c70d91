import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { type Berry, itemTraits } from '@/battle/dex/items'
import type { HpCause } from '@/battle/events'
import type { Combatant } from '@/battle/model/state'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { mayEat, spendItem } from './held-item'
import { damageShield } from './shield'
import { changeStages } from './stages'
import { dropVolatile, setCount, setToTheEnd } from './volatiles'

/** Returns whole HP, at least 1, without a boss's multiplier. Source: wikiwiki.jp/teraraid, on other battles. */
export function hpShare({ fighter }: Combatant, share: number): number {
  return Math.max(1, Math.floor(fighter.stats.hp * share))
}

/** Heals a combatant, up to its max HP. No effect after fainting or under Heal Block. */
export function heal(turn: Turn, combatant: CombatantDraft, amount: number, by: HpCause): void {
  if (combatant.hp <= 0 || combatant.volatiles.healblock !== undefined) return
  const gain = Math.min(Math.max(1, Math.floor(amount)), combatant.maxHp - combatant.hp)
  if (gain <= 0) return
  combatant.hp += gain
  if (combatant === turn.boss) damageShield(turn, -gain)
  turn.events.push({ kind: 'heals', who: combatant.who, amount: gain, by })
}

/** Removes HP other than by a hit (poison, recoil), at least 1 and at most the HP left. */
export function hurt(turn: Turn, combatant: CombatantDraft, amount: number, by: HpCause): void {
  if (combatant.hp <= 0) return
  const loss = Math.min(combatant.hp, Math.max(1, Math.floor(amount)))
  turn.events.push({ kind: 'hurt', who: combatant.who, amount: loss, by })
  removeHp(turn, combatant, loss)
}

/** `hurt`, unless Magic Guard prevents it. */
export function hurtIndirectly(turn: Turn, combatant: CombatantDraft, amount: number, by: HpCause): void {
  if (!abilityOf(combatant).magicGuard) hurt(turn, combatant, amount, by)
}

interface IncomingHit {
  readonly user: CombatantDraft
  readonly damage: number
  readonly critical: boolean
  readonly spares: boolean
  /** Ignores substitutes: sound, Infiltrator. */
  readonly bypasses: boolean
}

/** Returns the HP lost, a substitute's included. */
export function takeHit(turn: Turn, target: CombatantDraft, hit: IncomingHit): number {
  const substitute = target.volatiles.substitute
  if (substitute !== undefined && !hit.bypasses) return hitSubstitute(turn, target, substitute, hit)
  const loss = Math.min(hit.damage, target.hp, survivingDamage(turn, target, hit))
  turn.events.push({ kind: 'damage', to: target.who, amount: loss, critical: hit.critical })
  removeHp(turn, target, loss)
  return loss
}

function removeHp(turn: Turn, combatant: CombatantDraft, loss: number): void {
  combatant.hp -= loss
  if (combatant === turn.boss) damageShield(turn, loss)
  if (combatant.item !== undefined) eatBerry(turn, combatant)
}

function hitSubstitute(
  turn: Turn,
  target: CombatantDraft,
  substituteHp: number,
  { damage, critical }: IncomingHit,
): number {
  const loss = Math.min(damage, substituteHp)
  turn.events.push({ kind: 'damage', to: target.who, amount: 0, critical })
  if (loss >= substituteHp) dropVolatile(target, 'substitute')
  else setCount(target, 'substitute', substituteHp - loss)
  return loss
}

// Endure, False Swipe, Sturdy and Focus Sash leave 1 HP. Focus Sash is used up.
function survivingDamage(turn: Turn, target: CombatantDraft, { user, damage, spares }: IncomingHit): number {
  if (damage < target.hp) return damage
  const sparingDamage = target.hp - 1
  if (spares || target.volatiles.endure !== undefined) return sparingDamage
  if (target.hp === target.maxHp && abilityAgainst(user, target).survivesFromFull) return sparingDamage
  const { survivesFromFull, survives } = itemTraits(target.item)
  if (survivesFromFull && target.hp === target.maxHp) {
    spendItem(turn, target)
    return sparingDamage
  }
  return survives > 0 && turn.random.chance(survives) ? sparingDamage : damage
}

/** Lets a combatant with low HP eat its berry. Source: https://bulbapedia.bulbagarden.net/wiki/Berry */
export function eatBerry(turn: Turn, combatant: CombatantDraft): void {
  const { berry } = itemTraits(combatant.item)
  if (!berry || berry.hurries || !isInPinch(combatant, berry) || !mayEat(turn, combatant)) return
  const name = combatant.item ?? ''
  spendItem(turn, combatant)
  gainByBerry(turn, combatant, name)
  if (combatant.item !== undefined) eatBerry(turn, combatant)
}

function isInPinch(combatant: Combatant, { at }: Berry): boolean {
  const share = abilityOf(combatant).eatsEarly ? Math.max(at, 1 / 2) : at
  return combatant.hp > 0 && combatant.hp <= combatant.maxHp * share
}

/** Returns whether the combatant ate its berry. Source: https://bulbapedia.bulbagarden.net/wiki/Custap_Berry */
export function eatToHurry(turn: Turn, combatant: CombatantDraft): boolean {
  const { item } = combatant
  const { berry } = itemTraits(item)
  if (item === undefined || !berry?.hurries || !isInPinch(combatant, berry) || !mayEat(turn, combatant))
    return false
  spendItem(turn, combatant)
  gainByBerry(turn, combatant, item)
  return true
}

/** Applies a low-HP berry, whatever the fighter's HP, and its ability's reaction to any berry. */
export function gainByBerry(turn: Turn, combatant: CombatantDraft, name: string): void {
  const { berry } = itemTraits(name)
  if (berry && berry.heals > 0) heal(turn, combatant, hpShare(combatant, berry.heals), { item: name })
  if (berry && berry.healsHp > 0) heal(turn, combatant, berry.healsHp, { item: name })
  if (berry?.boosts) changeStages(turn, combatant, berry.boosts, combatant)
  if (berry?.focuses) setToTheEnd(combatant, 'focusenergy')
  if (berry?.aims) setToTheEnd(combatant, 'micleberry')
  if (abilityOf(combatant).healsByBerry)
    heal(turn, combatant, hpShare(combatant, 1 / 3), { ability: 'Cheek Pouch' })
}
