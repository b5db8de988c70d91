import type { Arena } from '@/battle/model/arena'
import type { Combatant } from '@/battle/model/state'
import type { Turn } from '@/battle/model/turn'
import { cureStatus } from './status'

export function shieldIsUp({ boss }: Turn): boolean {
  return boss.shield.phase === 'up'
}

/**
 * Returns the damage that gets through the boss's shield; all of it if the shield is down. The factor depends on whether the attacker is
 * Terastallized, and whether the move has its Tera type. Rounds to whole HP, at least `leastThroughShield`. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle and the raid tables' three fields.
 */
export function throughShield(turn: Turn, damage: number, attacker: Combatant, moveType: string): number {
  if (!shieldIsUp(turn)) return damage
  const { leastThroughShield } = turn.arena.assumptions
  return Math.max(
    leastThroughShield,
    Math.round((damage * percentThroughShield(turn.arena, attacker, moveType)) / 100),
  )
}

export function percentThroughShield(
  { shield }: Arena,
  { terastallized, fighter }: Combatant,
  moveType: string,
): number {
  const { plain, teraOtherType, teraSameType } = shield.damageThroughPercent
  if (!terastallized) return plain
  return fighter.teraType === moveType ? teraSameType : teraOtherType
}

/** Raises the shield at its threshold of HP or time and cures the boss. Its bar is a share of max HP. */
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
 * Removes `lost` HP from the shield's bar; negative if the boss healed. The shield breaks only when HP fall below the
 * bar's end. Source:
 * https://wikiwiki.jp/teraraid/%E3%83%86%E3%83%A9%E3%82%B9%E3%82%BF%E3%83%AB%E3%82%B7%E3%83%BC%E3%83%AB%E3%83%89
 */
export function damageShield(turn: Turn, loss: number): void {
  const { boss } = turn
  if (boss.shield.phase !== 'up') return
  const barLeft = boss.shield.barLeft - loss
  if (barLeft >= 0) {
    boss.shield = { phase: 'up', barLeft }
    return
  }
  boss.shield = { phase: 'broken' }
  turn.events.push({ kind: 'shield broken' })
  if (turn.arena.assumptions.movesLostWithShield === 0) return
  for (const raider of turn.raiders) raider.bossLosesMove = true
}
