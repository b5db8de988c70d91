import { wearShield } from '@/lib/battle/raid/shield'
import type { Combatant } from '@/lib/battle/state'
import type { CombatantDraft, Turn } from '@/lib/battle/turn/turn'

/**
 * A share of someone's max HP, in whole HP and at least 1. Of a boss it is the HP without the raid's multiplier: shares of
 * its max HP are divided by it. Source: wikiwiki.jp/teraraid, on the differences to battles of players.
 */
export function hpShare({ fighter }: Combatant, share: number): number {
  return Math.max(1, Math.floor(fighter.stats.hp * share))
}

/** Gives HP back, as many as are missing at most, and says so. Nothing to a fainted one or under Heal Block. */
export function heal(turn: Turn, someone: CombatantDraft, amount: number, by: string): void {
  if (someone.hp <= 0 || someone.volatiles.healblock !== undefined) return
  const healed = Math.min(Math.max(1, Math.floor(amount)), someone.maxHp - someone.hp)
  if (healed <= 0) return
  someone.hp += healed
  if (someone === turn.boss) wearShield(turn, -healed)
  turn.events.push({ kind: 'heals', who: someone.who, amount: healed, by })
}
