import { abilityOf } from '@/lib/battle/dex/active-ability'
import type { CombatantDraft, Turn } from '@/lib/battle/model/turn'

/** Takes the item that someone holds away, used up or knocked off, and says so. */
export function loseItem(turn: Turn, someone: CombatantDraft): void {
  if (someone.item === undefined) return
  turn.events.push({ kind: 'item gone', who: someone.who, item: someone.item })
  someone.item = undefined
}

/** Whether someone can eat its berry: no foe has Unnerve. */
export function mayEat(turn: Turn, someone: CombatantDraft): boolean {
  if (someone !== turn.boss) return !abilityOf(turn.boss).stopsBerries
  return !turn.raiders.some((raider) => raider.hp > 0 && abilityOf(raider).stopsBerries)
}
