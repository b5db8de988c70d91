import type { Combatant, Volatiles } from '@/lib/battle/state'
import { type CountingVolatile, TO_THE_END, VOLATILE_TURNS } from '@/lib/battle/tables/volatile-turns'
import { areAllies, type CombatantDraft, sideOf, type Turn } from '@/lib/battle/turn/turn'
import { abilityAgainst } from './abilities'
import { isGrounded } from './types'

/** Nothing that passes: what every battle starts with. One object, so that engines can ask quickly. */
export const NO_VOLATILES: Volatiles = {}

/** Sets something that passes without asking whether it may: its turns, or what else it counts. */
export function setVolatile(someone: CombatantDraft, id: string, value: number): void {
  someone.volatiles = { ...someone.volatiles, [id]: value }
}

/** Sets a number that something that passes counts. */
export function setCount(someone: CombatantDraft, id: CountingVolatile, value: number): void {
  setVolatile(someone, id, value)
}

/** Takes something that passes away. */
export function dropVolatile(someone: CombatantDraft, id: string): void {
  if (someone.volatiles[id] === undefined) return
  const { [id]: _, ...rest } = someone.volatiles
  someone.volatiles = Object.keys(rest).length === 0 ? NO_VOLATILES : rest
}

/**
 * Lets something that passes begin, if its bearer is not immune and does not have it already. What raids do not know does
 * nothing. Answers whether it began.
 */
export function inflict(turn: Turn, target: CombatantDraft, id: string, by: Combatant): boolean {
  const rule = VOLATILE_TURNS.get(id)
  if (!rule || target.hp <= 0 || target.volatiles[id] !== undefined) return false
  if (isImmune(turn, target, id, by)) return false
  const [least, most] = rule.turns
  const turns = least === most ? least : least + turn.random.below(most - least + 1)
  setVolatile(target, id, turns)
  turn.events.push({ kind: 'volatile', who: target.who, id })
  return true
}

function isImmune(turn: Turn, target: CombatantDraft, id: string, by: Combatant): boolean {
  if (id === 'flinch' && target === turn.boss && !turn.arena.assumptions.bossFlinches) return true
  if (areAllies(target.who, by.who) && target.who === by.who) return false
  if (abilityAgainst(by, target).volatilesBlocked.includes(id)) return true
  const guarded = sideOf(turn, target.who).safeguard > 0 && !areAllies(target.who, by.who)
  switch (id) {
    case 'confusion':
      return guarded || (turn.field.terrain === 'Misty' && isGrounded(target, turn.field))
    case 'yawn':
      return guarded || target.status !== undefined
    case 'leechseed':
      return target.terastallized
        ? target.fighter.teraType === 'Grass'
        : target.fighter.types.includes('Grass')
    case 'attract':
      // The genders of boss and raiders are not known.
      return true
    default:
      return false
  }
}

/** What is left of someone's volatiles after a turn: those that count down have one turn less, and go at 0. */
export function countedDown(volatiles: Volatiles): Volatiles {
  if (volatiles === NO_VOLATILES) return volatiles
  const left: Record<string, number> = {}
  let some = false
  for (const id in volatiles) {
    const value = volatiles[id] ?? 0
    const turns = VOLATILE_TURNS.get(id)?.countsDown ? value - 1 : value
    if (turns <= 0) continue
    left[id] = turns
    some = true
  }
  return some ? left : NO_VOLATILES
}

/** Something that passes which stays until it is taken away. */
export function setToTheEnd(someone: CombatantDraft, id: string): void {
  setVolatile(someone, id, TO_THE_END)
}
