import { abilityAgainst, isKeptSafe } from '@/battle/dex/active-ability'
import { hasType, isGrounded } from '@/battle/dex/types'
import { isVeiled } from '@/battle/dex/veil'
import {
  type CountingVolatile,
  isRuled,
  plantedBy,
  TO_THE_END,
  VOLATILE_RULES,
  VOLATILES,
  type VolatileRules,
} from '@/battle/dex/volatiles'
import type { Combatant } from '@/battle/model/state'
import type { Volatiles } from '@/battle/model/terms'
import type { CombatantDraft, Turn } from '@/battle/model/turn'

/** No volatile: what every battle starts with. One object, so that engines can ask quickly. */
export const NO_VOLATILES: Volatiles = {}

/** Sets a volatile without asking whether it may begin: its turns, or what else it counts. */
export function setVolatile(someone: CombatantDraft, id: string, value: number): void {
  someone.volatiles = { ...someone.volatiles, [id]: value }
}

/** Sets the number that a volatile counts. */
export function setCount(someone: CombatantDraft, id: CountingVolatile, value: number): void {
  setVolatile(someone, id, value)
}

/** Takes a volatile away. */
export function dropVolatile(someone: CombatantDraft, id: string): void {
  if (someone.volatiles[id] === undefined) return
  const { [id]: _, ...rest } = someone.volatiles
  someone.volatiles = Object.keys(rest).length === 0 ? NO_VOLATILES : rest
}

/**
 * Lets a volatile begin, if its bearer is not immune and does not have it already. What raids do not know does
 * nothing. Answers whether it began.
 */
export function inflict(turn: Turn, target: CombatantDraft, id: string, by: Combatant): boolean {
  if (!isRuled(id) || target.hp <= 0 || target.volatiles[id] !== undefined) return false
  const rule = VOLATILE_RULES[id]
  if (isImmune(turn, target, [id, rule], by)) return false
  if (rule.keepsLastMove) {
    if (target.lastMove < 0) return false
    setCount(target, rule.keepsLastMove, target.lastMove + 1)
  }
  const [least, most] = rule.turns
  const turns = least === most ? least : least + turn.random.below(most - least + 1)
  setVolatile(target, id, heldAtStart(target, rule, by) ?? turns)
  turn.events.push({ kind: 'volatile', who: target.who, id })
  return true
}

function heldAtStart(
  target: CombatantDraft,
  { feeds, twiceForType }: VolatileRules,
  by: Combatant,
): number | undefined {
  if (feeds) return plantedBy(by.who)
  if (twiceForType === undefined) return undefined
  return hasType(target, twiceForType) ? 2 : 1
}

/** Lets a volatile that has just begun, if it has, last a turn longer where its bearer moved before. */
export function prolong(someone: CombatantDraft, id: string): void {
  const turns = someone.volatiles[id]
  if (turns !== undefined && VOLATILES.get(id)?.longerWhenLate) setVolatile(someone, id, turns + 1)
}

function isImmune(
  turn: Turn,
  target: CombatantDraft,
  [id, rule]: readonly [string, VolatileRules],
  by: Combatant,
): boolean {
  if (id === 'flinch' && target === turn.boss && !turn.arena.assumptions.bossFlinches) return true
  if (target.who === by.who) return false
  if (abilityAgainst(by, target).volatilesBlocked.includes(id)) return true
  if (isVeiled(turn, target, id, by)) return true
  return isKeptAway(turn, target, rule, by)
}

function isKeptAway(
  turn: Turn,
  target: CombatantDraft,
  { safeguarded, blockedByMistyTerrain, endsIn, immuneType }: VolatileRules,
  by: Combatant,
): boolean {
  if (safeguarded && isKeptSafe(turn, target, 'safeguard', by)) return true
  if (blockedByMistyTerrain && turn.field.terrain === 'Misty' && isGrounded(target, turn.field)) return true
  if (endsIn !== undefined && target.status !== undefined) return true
  return immuneType !== undefined && hasType(target, immuneType)
}

/** What is left of someone's volatiles after a turn: those that count down have one turn less, and go at 0. */
export function countedDown(volatiles: Volatiles): Volatiles {
  if (volatiles === NO_VOLATILES) return volatiles
  const left: Record<string, number> = {}
  let some = false
  for (const id in volatiles) {
    const value = volatiles[id] ?? 0
    const turns = VOLATILES.get(id)?.countsDown ? value - 1 : value
    if (turns <= 0) continue
    left[id] = turns
    some = true
  }
  return some ? left : NO_VOLATILES
}

/** Sets a volatile that stays until it is taken away. */
export function setToTheEnd(someone: CombatantDraft, id: string): void {
  setVolatile(someone, id, TO_THE_END)
}
