import type { Arena } from '@/battle/model/arena'
import type { Combatant } from '@/battle/model/state'
import type { Turn } from '@/battle/model/turn'
import { cureStatus } from './status'

/** Whether the boss's shield is up. */
export function shieldIsUp({ boss }: Turn): boolean {
  return boss.shield.phase === 'up'
}

/**
 * The damage of a hit that passes the shield: by the factor of an attacker that is not Terastallized, Terastallized to
 * another type than the move's, or to the move's type. Below a half it is nothing, or 1 by the assumption. All of it while no shield is up.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle and the raid tables' three fields.
 */
export function throughShield(turn: Turn, damage: number, attacker: Combatant, moveType: string): number {
  if (!shieldIsUp(turn)) return damage
  const { leastThroughShield } = turn.arena.assumptions
  return Math.max(
    leastThroughShield,
    Math.round((damage * percentThroughShield(turn.arena, attacker, moveType)) / 100),
  )
}

/** The percent of a hit that passes a shield which is up. */
export function percentThroughShield(
  { shield }: Arena,
  { terastallized, fighter }: Combatant,
  moveType: string,
): number {
  const { plain, teraOtherType, teraSameType } = shield.damageThroughPercent
  if (!terastallized) return plain
  return fighter.teraType === moveType ? teraSameType : teraOtherType
}

/**
 * Raises the shield once HP or time have fallen to their threshold, whichever comes first. It cures the boss, and its bar
 * is a share of max HP, counted from the HP that are left.
 */
export function raiseShieldWhenDue(turn: Turn): void {
  const { boss, arena } = turn
  if (boss.shield.phase !== 'ahead' || boss.hp <= 0) return
  const byHp = boss.hp * 100 <= arena.shield.hp * boss.maxHp
  const byTime = turn.secondsLeft * 100 <= arena.shield.time * arena.raidSeconds
  if (!byHp && !byTime) return
  boss.shield = {
    phase: 'up',
    barLeft: Math.floor((boss.maxHp * arena.shield.barPercentOfHp) / 100),
  }
  turn.events.push({ kind: 'shield up' })
  cureStatus(turn, boss)
}

/**
 * Takes HP that the boss lost off the bar of its shield, or gives back those that it got (below 0). The shield breaks when HP
 * fall below the bar's end: with nothing left of it but no HP lost beyond, it holds.
 * Source: https://wikiwiki.jp/teraraid/%E3%83%86%E3%83%A9%E3%82%B9%E3%82%BF%E3%83%AB%E3%82%B7%E3%83%BC%E3%83%AB%E3%83%89
 */
export function wearShield(turn: Turn, lost: number): void {
  const { boss } = turn
  if (boss.shield.phase !== 'up') return
  const barLeft = boss.shield.barLeft - lost
  if (barLeft >= 0) {
    boss.shield = { phase: 'up', barLeft }
    return
  }
  boss.shield = { phase: 'broken' }
  turn.events.push({ kind: 'shield broken' })
  if (turn.arena.assumptions.movesLostWithShield === 0) return
  for (const raider of turn.raiders) raider.bossLosesMove = true
}
