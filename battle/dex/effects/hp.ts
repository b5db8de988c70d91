import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { type Berry, itemTraits } from '@/battle/dex/items'
import type { HpCause } from '@/battle/events'
import type { Combatant } from '@/battle/model/state'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { mayEat, spendItem } from './held-item'
import { wearShield } from './shield'
import { changeStages } from './stages'
import { dropVolatile, setCount, setToTheEnd } from './volatiles'

/**
 * A share of someone's max HP, in whole HP and at least 1. Of a boss it is the HP without the raid's multiplier: shares of
 * its max HP are divided by it. Source: wikiwiki.jp/teraraid, on the differences to battles of players.
 */
export function hpShare({ fighter }: Combatant, share: number): number {
  return Math.max(1, Math.floor(fighter.stats.hp * share))
}

/** Gives HP back, as many as are missing at most, and says so. Nothing to a fainted one or under Heal Block. */
export function heal(turn: Turn, someone: CombatantDraft, amount: number, by: HpCause): void {
  if (someone.hp <= 0 || someone.volatiles.healblock !== undefined) return
  const healed = Math.min(Math.max(1, Math.floor(amount)), someone.maxHp - someone.hp)
  if (healed <= 0) return
  someone.hp += healed
  if (someone === turn.boss) wearShield(turn, -healed)
  turn.events.push({ kind: 'heals', who: someone.who, amount: healed, by })
}

/** Takes HP by anything but a hit (poison, recoil), at least 1 and as many as are left at most, and says so. */
export function hurt(turn: Turn, someone: CombatantDraft, amount: number, by: HpCause): void {
  if (someone.hp <= 0) return
  const lost = Math.min(someone.hp, Math.max(1, Math.floor(amount)))
  turn.events.push({ kind: 'hurt', who: someone.who, amount: lost, by })
  lose(turn, someone, lost)
}

/** `hurt`, unless Magic Guard keeps the bearer from it. */
export function hurtIndirectly(turn: Turn, someone: CombatantDraft, amount: number, by: HpCause): void {
  if (!abilityOf(someone).magicGuard) hurt(turn, someone, amount, by)
}

/** A hit as it lands: how much it takes, and what decides over who survives it. */
interface Landing {
  readonly user: CombatantDraft
  readonly damage: number
  readonly critical: boolean
  /** False Swipe: the target keeps 1 HP. */
  readonly spares: boolean
  /** It reaches behind a substitute: sound, Infiltrator. */
  readonly bypasses: boolean
}

/** Takes the HP of a hit, and says so. Answers how many it took: what a substitute loses counts as well. */
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

/**
 * Lets someone eat the berry that few HP call for. Source: https://bulbapedia.bulbagarden.net/wiki/Berry
 */
export function eatBerry(turn: Turn, someone: CombatantDraft): void {
  const { berry } = itemTraits(someone.item)
  if (!berry || berry.hurries || !isInPinch(someone, berry) || !mayEat(turn, someone)) return
  const name = someone.item ?? ''
  spendItem(turn, someone)
  gainByBerry(turn, someone, name)
  // What an ally hands over then may be one more.
  if (someone.item !== undefined) eatBerry(turn, someone)
}

function isInPinch(someone: Combatant, { at }: Berry): boolean {
  const share = abilityOf(someone).eatsEarly ? Math.max(at, 1 / 2) : at
  return someone.hp > 0 && someone.hp <= someone.maxHp * share
}

/**
 * Lets someone who is about to act eat the berry that makes it act first. Returns whether it did.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Custap_Berry
 */
export function eatToHurry(turn: Turn, someone: CombatantDraft): boolean {
  const { item } = someone
  const { berry } = itemTraits(item)
  if (item === undefined || !berry?.hurries || !isInPinch(someone, berry) || !mayEat(turn, someone))
    return false
  spendItem(turn, someone)
  gainByBerry(turn, someone, item)
  return true
}

/** Gives someone what a berry for few HP brings, whatever HP it has, and what its ability makes of any berry. */
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
