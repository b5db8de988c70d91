import type { Turn } from '@/battle/model/turn'
import { sprout } from './field'
import { eatBerry } from './hp'
import { restoreByHerb } from './stages'
import { eatCure } from './status'

/**
 * Lets those who got items from allies use them where they are of use already: seeds, White Herb, berries. Due after each
 * move, and whatever else uses items up. Source: `setItem` and `Update` in @pkmn/sim.
 */
export function startReceivedItems(turn: Turn): void {
  for (let someone = turn.receivers.pop(); someone; someone = turn.receivers.pop()) {
    sprout(turn, someone)
    restoreByHerb(turn, someone)
    eatBerry(turn, someone)
    eatCure(turn, someone)
  }
}
