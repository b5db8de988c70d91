import type { Turn } from '@/battle/model/turn'
import { consumeTerrainSeed } from './field'
import { eatBerry } from './hp'
import { restoreByHerb } from './stages'
import { eatCure } from './status'

/**
 * Lets fighters use items from allies immediately if useful: seeds, White Herb, berries. Call it after each move, and
 * after anything else that uses up items. Source: `setItem` and `Update` in @pkmn/sim.
 */
export function startReceivedItems(turn: Turn): void {
  for (let combatant = turn.receivers.pop(); combatant; combatant = turn.receivers.pop()) {
    consumeTerrainSeed(turn, combatant)
    restoreByHerb(turn, combatant)
    eatBerry(turn, combatant)
    eatCure(turn, combatant)
  }
}
