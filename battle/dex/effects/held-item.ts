import { abilityOf, isReachedByGas } from '@/battle/dex/active-ability'
import { itemTraits } from '@/battle/dex/items'
import { isFaster } from '@/battle/dex/stats'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { dropVolatile } from './volatiles'

export function loseItem(turn: Turn, someone: CombatantDraft): void {
  if (someone.item === undefined) return
  const { item } = someone
  turn.events.push({ kind: 'item gone', who: someone.who, item })
  removeItem(turn, someone, item)
}

// A Choice item locks its holder into a move only while held.
function removeItem(turn: Turn, someone: CombatantDraft, item: string): void {
  someone.item = undefined
  dropVolatile(someone, 'choicelock')
  updateGas(turn, someone, item)
}

// An Ability Shield blocks gas only while held.
function updateGas(turn: Turn, someone: CombatantDraft, item: string): void {
  if (itemTraits(item).keepsAbility) someone.inGas = isReachedByGas(turn, someone)
}

/** Removes an item that its holder used up. An ally with Symbiosis gives its own. */
export function spendItem(turn: Turn, someone: CombatantDraft): void {
  if (someone.item === undefined) return
  loseItem(turn, someone)
  if (someone !== turn.boss && someone.hp > 0) receiveFromAlly(turn, someone)
}

// The fastest ally: https://bulbapedia.bulbagarden.net/wiki/Symbiosis_(Ability), and the order of events in @pkmn/sim.
function receiveFromAlly(turn: Turn, someone: CombatantDraft): void {
  let giver: CombatantDraft | undefined
  for (const ally of turn.raiders) {
    if (mayHandOver(turn, ally, someone) && (!giver || isFaster(turn, ally, giver))) giver = ally
  }
  if (giver?.item === undefined) return
  const { item } = giver
  removeItem(turn, giver, item)
  someone.item = item
  turn.events.push({ kind: 'item handed over', by: giver.who, to: someone.who, item })
  turn.receivers.push(someone)
  updateGas(turn, someone, item)
}

function mayHandOver({ arena }: Turn, ally: CombatantDraft, someone: CombatantDraft): boolean {
  if (ally === someone || ally.hp <= 0 || ally.item === undefined) return false
  if (!abilityOf(ally).handsItemOver) return false
  if (arena.assumptions.boosterEnergyHandedOver) return true
  return !(itemTraits(ally.item).startsProtosynthesis && abilityOf(someone).protosynthesis)
}

/** Not if a foe has Unnerve. */
export function mayEat(turn: Turn, someone: CombatantDraft): boolean {
  if (someone !== turn.boss) return !abilityOf(turn.boss).stopsBerries
  return !turn.raiders.some((raider) => raider.hp > 0 && abilityOf(raider).stopsBerries)
}
