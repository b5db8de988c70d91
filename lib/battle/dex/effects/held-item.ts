import { abilityOf } from '@/lib/battle/dex/active-ability'
import { itemTraits } from '@/lib/battle/dex/items'
import type { CombatantDraft, Turn } from '@/lib/battle/model/turn'

/** Takes the item that someone holds away, and says so. */
export function loseItem(turn: Turn, someone: CombatantDraft): void {
  if (someone.item === undefined) return
  turn.events.push({ kind: 'item gone', who: someone.who, item: someone.item })
  someone.item = undefined
}

/** Takes away the item that someone used up. An ally with Symbiosis hands over its own. */
export function spendItem(turn: Turn, someone: CombatantDraft): void {
  if (someone.item === undefined) return
  loseItem(turn, someone)
  if (someone !== turn.boss && someone.hp > 0) receiveFromAlly(turn, someone)
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Symbiosis_(Ability)
function receiveFromAlly({ raiders, events }: Turn, someone: CombatantDraft): void {
  for (const ally of raiders) {
    const { item } = ally
    if (ally === someone || ally.hp <= 0 || item === undefined || !abilityOf(ally).handsItemOver) continue
    if (itemTraits(item).startsProtosynthesis && abilityOf(someone).protosynthesis) continue
    ally.item = undefined
    someone.item = item
    events.push({ kind: 'item handed over', by: ally.who, to: someone.who, item })
    return
  }
}

/** Whether someone can eat its berry: no foe has Unnerve. */
export function mayEat(turn: Turn, someone: CombatantDraft): boolean {
  if (someone !== turn.boss) return !abilityOf(turn.boss).stopsBerries
  return !turn.raiders.some((raider) => raider.hp > 0 && abilityOf(raider).stopsBerries)
}
