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

/** One shared object, so that rules can compare by identity. */
export const NO_VOLATILES: Volatiles = {}

/** Sets a volatile without checks. `value` is its turns, or another count. */
export function setVolatile(combatant: CombatantDraft, id: string, value: number): void {
  combatant.volatiles = { ...combatant.volatiles, [id]: value }
}

export function setCount(combatant: CombatantDraft, id: CountingVolatile, value: number): void {
  setVolatile(combatant, id, value)
}

export function dropVolatile(combatant: CombatantDraft, id: string): void {
  if (combatant.volatiles[id] === undefined) return
  const { [id]: _, ...rest } = combatant.volatiles
  combatant.volatiles = Object.keys(rest).length === 0 ? NO_VOLATILES : rest
}

/** Returns whether the volatile started: not if the fighter is immune or has it, or if it has no rules in raids. */
export function inflict(turn: Turn, target: CombatantDraft, id: string, by: Combatant): boolean {
  if (!isRuled(id) || target.hp <= 0 || target.volatiles[id] !== undefined) return false
  const rule = VOLATILE_RULES[id]
  if (isImmune(turn, target, [id, rule], by)) return false
  if (rule.keepsLastMove) {
    if (target.lastMove < 0) return false
    setCount(target, rule.keepsLastMove, target.lastMove + 1)
  }
  const [minTurns, maxTurns] = rule.turns
  const turns = minTurns === maxTurns ? minTurns : minTurns + turn.random.below(maxTurns - minTurns + 1)
  setVolatile(target, id, valueAtStart(target, rule, by) ?? turns)
  turn.events.push({ kind: 'volatile', who: target.who, id })
  return true
}

function valueAtStart(
  target: CombatantDraft,
  { feeds, twiceForType }: VolatileRules,
  by: Combatant,
): number | undefined {
  if (feeds) return plantedBy(by.who)
  if (twiceForType === undefined) return undefined
  return hasType(target, twiceForType) ? 2 : 1
}

/** Extends a new volatile by a turn if its rules say so, because the combatant has already moved. */
export function prolong(combatant: CombatantDraft, id: string): void {
  const turns = combatant.volatiles[id]
  if (turns !== undefined && VOLATILES.get(id)?.longerWhenLate) setVolatile(combatant, id, turns + 1)
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

/** Returns volatiles after a turn: those with a countdown have a turn less and end at 0. */
export function countedDown(volatiles: Volatiles): Volatiles {
  if (volatiles === NO_VOLATILES) return volatiles
  const remaining: Record<string, number> = {}
  let hasAny = false
  for (const id in volatiles) {
    const value = volatiles[id] ?? 0
    const turns = VOLATILES.get(id)?.countsDown ? value - 1 : value
    if (turns <= 0) continue
    remaining[id] = turns
    hasAny = true
  }
  return hasAny ? remaining : NO_VOLATILES
}

export function setToTheEnd(combatant: CombatantDraft, id: string): void {
  setVolatile(combatant, id, TO_THE_END)
}
