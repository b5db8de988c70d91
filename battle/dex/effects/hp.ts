import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { type Berry, itemTraits } from '@/battle/dex/items'
import type { HpCause } from '@/battle/events'
import type { Combatant } from '@/battle/model/state'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { mayEat, spendItem } from './held-item'
import { wearShield } from './shield'
import { changeStages } from './stages'
import { dropVolatile, setCount, setToTheEnd } from './volatiles'

/** Returns whole HP, at least 1, without a boss's multiplier. Source: wikiwiki.jp/teraraid, on other battles. */
export function hpShare({ fighter }: Combatant, share: number): number {
  return Math.max(1, Math.floor(fighter.stats.hp * share))
}

/** No effect after fainting or under Heal Block. */
export function heal(turn: Turn, someone: CombatantDraft, amount: number, by: HpCause): void {
  if (someone.hp <= 0 || someone.volatiles.healblock !== undefined) return
  const gain = Math.min(Math.max(1, Math.floor(amount)), someone.maxHp - someone.hp)
  if (gain <= 0) return
  someone.hp += gain
  if (someone === turn.boss) wearShield(turn, -gain)
  turn.events.push({ kind: 'heals', who: someone.who, amount: gain, by })
}

/** Removes HP other than by a hit (poison, recoil), at least 1 and at most the HP left. */
export function hurt(turn: Turn, someone: CombatantDraft, amount: number, by: HpCause): void {
  if (someone.hp <= 0) return
  const loss = Math.min(someone.hp, Math.max(1, Math.floor(amount)))
  turn.events.push({ kind: 'hurt', who: someone.who, amount: loss, by })
  removeHp(turn, someone, loss)
}

export function hurtIndirectly(turn: Turn, someone: CombatantDraft, amount: number, by: HpCause): void {
  if (!abilityOf(someone).magicGuard) hurt(turn, someone, amount, by)
}

interface IncomingHit {
  readonly user: CombatantDraft
  readonly damage: number
  readonly critical: boolean
  /** False Swipe: the target keeps 1 HP. */
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

function removeHp(turn: Turn, someone: CombatantDraft, loss: number): void {
  someone.hp -= loss
  if (someone === turn.boss) wearShield(turn, loss)
  if (someone.item !== undefined) eatBerry(turn, someone)
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

/** Source: https://bulbapedia.bulbagarden.net/wiki/Berry */
export function eatBerry(turn: Turn, someone: CombatantDraft): void {
  const { berry } = itemTraits(someone.item)
  if (!berry || berry.hurries || !isInPinch(someone, berry) || !mayEat(turn, someone)) return
  const name = someone.item ?? ''
  spendItem(turn, someone)
  gainByBerry(turn, someone, name)
  // An ally may give another berry.
  if (someone.item !== undefined) eatBerry(turn, someone)
}

function isInPinch(someone: Combatant, { at }: Berry): boolean {
  const share = abilityOf(someone).eatsEarly ? Math.max(at, 1 / 2) : at
  return someone.hp > 0 && someone.hp <= someone.maxHp * share
}

/** Returns whether the fighter ate its berry. */
export function eatToHurry(turn: Turn, someone: CombatantDraft): boolean {
  const { item } = someone
  const { berry } = itemTraits(item)
  if (item === undefined || !berry?.hurries || !isInPinch(someone, berry) || !mayEat(turn, someone))
    return false
  spendItem(turn, someone)
  gainByBerry(turn, someone, item)
  return true
}

/** Applies a low-HP berry, whatever the fighter's HP, and its ability's reaction to any berry. */
export function gainByBerry(turn: Turn, someone: CombatantDraft, name: string): void {
  const { berry } = itemTraits(name)
  if (berry && berry.heals > 0) heal(turn, someone, hpShare(someone, berry.heals), { item: name })
  if (berry && berry.healsHp > 0) heal(turn, someone, berry.healsHp, { item: name })
  if (berry?.boosts) changeStages(turn, someone, berry.boosts, someone)
  if (berry?.focuses) setToTheEnd(someone, 'focusenergy')
  if (berry?.aims) setToTheEnd(someone, 'micleberry')
  if (abilityOf(someone).healsByBerry)
    heal(turn, someone, hpShare(someone, 1 / 3), { ability: 'Cheek Pouch' })
}
