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

/** Heals a fighter, up to its max HP. No effect after fainting or under Heal Block. */
export function heal(turn: Turn, someone: CombatantDraft, amount: number, by: HpCause): void {
  if (someone.hp <= 0 || someone.volatiles.healblock !== undefined) return
  const healed = Math.min(Math.max(1, Math.floor(amount)), someone.maxHp - someone.hp)
  if (healed <= 0) return
  someone.hp += healed
  if (someone === turn.boss) wearShield(turn, -healed)
  turn.events.push({ kind: 'heals', who: someone.who, amount: healed, by })
}

/** Takes HP other than by a hit (poison, recoil), at least 1 and at most the HP left. */
export function hurt(turn: Turn, someone: CombatantDraft, amount: number, by: HpCause): void {
  if (someone.hp <= 0) return
  const lost = Math.min(someone.hp, Math.max(1, Math.floor(amount)))
  turn.events.push({ kind: 'hurt', who: someone.who, amount: lost, by })
  lose(turn, someone, lost)
}

/** `hurt`, unless Magic Guard prevents it. */
export function hurtIndirectly(turn: Turn, someone: CombatantDraft, amount: number, by: HpCause): void {
  if (!abilityOf(someone).magicGuard) hurt(turn, someone, amount, by)
}

interface Landing {
  readonly user: CombatantDraft
  readonly damage: number
  readonly critical: boolean
  /** False Swipe: the target keeps 1 HP. */
  readonly spares: boolean
  /** Ignores substitutes: sound, Infiltrator. */
  readonly bypasses: boolean
}

/** Applies a hit's damage. Returns the HP lost, a substitute's included. */
export function takeHit(turn: Turn, target: CombatantDraft, landing: Landing): number {
  const substitute = target.volatiles.substitute
  if (substitute !== undefined && !landing.bypasses) return hitSubstitute(turn, target, substitute, landing)
  const lost = Math.min(landing.damage, target.hp, survivingDamage(turn, target, landing))
  turn.events.push({ kind: 'damage', to: target.who, amount: lost, critical: landing.critical })
  lose(turn, target, lost)
  return lost
}

function lose(turn: Turn, someone: CombatantDraft, lost: number): void {
  someone.hp -= lost
  if (someone === turn.boss) wearShield(turn, lost)
  if (someone.item !== undefined) eatBerry(turn, someone)
}

function hitSubstitute(
  turn: Turn,
  target: CombatantDraft,
  left: number,
  { damage, critical }: Landing,
): number {
  const lost = Math.min(damage, left)
  turn.events.push({ kind: 'damage', to: target.who, amount: 0, critical })
  if (lost >= left) dropVolatile(target, 'substitute')
  else setCount(target, 'substitute', left - lost)
  return lost
}

// Endure, False Swipe, Sturdy and Focus Sash leave 1 HP; the last is used up.
function survivingDamage(turn: Turn, target: CombatantDraft, { user, damage, spares }: Landing): number {
  if (damage < target.hp) return damage
  const allButOne = target.hp - 1
  if (spares || target.volatiles.endure !== undefined) return allButOne
  if (target.hp === target.maxHp && abilityAgainst(user, target).survivesFromFull) return allButOne
  const { survivesFromFull, survives } = itemTraits(target.item)
  if (survivesFromFull && target.hp === target.maxHp) {
    spendItem(turn, target)
    return allButOne
  }
  return survives > 0 && turn.random.chance(survives) ? allButOne : damage
}

/** Lets a fighter with low HP eat its berry. Source: https://bulbapedia.bulbagarden.net/wiki/Berry */
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

/** Returns whether the fighter ate its berry. Source: https://bulbapedia.bulbagarden.net/wiki/Custap_Berry */
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
