import { abilityOf, isReachedByGas } from '@/battle/dex/active-ability'
import { itemTraits } from '@/battle/dex/items'
import { isFaster } from '@/battle/dex/stats'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { dropVolatile } from './volatiles'

export function loseItem(turn: Turn, combatant: CombatantDraft): void {
  if (combatant.item === undefined) return
  const { item } = combatant
  turn.events.push({ kind: 'item gone', who: combatant.who, item })
  removeItem(turn, combatant, item)
}

// A Choice item locks its holder into a move only while held.
function removeItem(turn: Turn, combatant: CombatantDraft, item: string): void {
  combatant.item = undefined
  dropVolatile(combatant, 'choicelock')
  updateGas(turn, combatant, item)
}

function updateGas(turn: Turn, combatant: CombatantDraft, item: string): void {
  if (itemTraits(item).keepsAbility) combatant.inGas = isReachedByGas(turn, combatant)
}

/** Removes an item that its holder used up. An ally with Symbiosis gives its own. */
export function spendItem(turn: Turn, combatant: CombatantDraft): void {
  if (combatant.item === undefined) return
  loseItem(turn, combatant)
  if (combatant !== turn.boss && combatant.hp > 0) receiveFromAlly(turn, combatant)
}

// The fastest ally: https://bulbapedia.bulbagarden.net/wiki/Symbiosis_(Ability), and the order of events in @pkmn/sim.
function receiveFromAlly(turn: Turn, combatant: CombatantDraft): void {
  let giver: CombatantDraft | undefined
  for (const ally of turn.raiders) {
    if (mayHandOver(turn, ally, combatant) && (!giver || isFaster(turn, ally, giver))) giver = ally
  }
  if (giver?.item === undefined) return
  const { item } = giver
  removeItem(turn, giver, item)
  combatant.item = item
  turn.events.push({ kind: 'item handed over', by: giver.who, to: combatant.who, item })
  turn.receivers.push(combatant)
  updateGas(turn, combatant, item)
}

function mayHandOver({ arena }: Turn, ally: CombatantDraft, combatant: CombatantDraft): boolean {
  if (ally === combatant || ally.hp <= 0 || ally.item === undefined) return false
  if (!abilityOf(ally).handsItemOver) return false
  if (arena.assumptions.boosterEnergyHandedOver) return true
  return !(itemTraits(ally.item).startsProtosynthesis && abilityOf(combatant).protosynthesis)
}

/** Whether a combatant can eat its berry: no foe has Unnerve. */
export function mayEat(turn: Turn, combatant: CombatantDraft): boolean {
  if (combatant !== turn.boss) return !abilityOf(turn.boss).stopsBerries
  return !turn.raiders.some((raider) => raider.hp > 0 && abilityOf(raider).stopsBerries)
}
