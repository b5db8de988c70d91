import { abilityOf } from '@/lib/battle/effects/abilities'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import type { Combatant } from '@/lib/battle/state'
import { itemTraits } from '@/lib/battle/tables/items'
import type { Turn } from '@/lib/battle/turn/turn'
import type { Use } from '@/lib/battle/turn/use'

/**
 * Draws how often a move hits: of 2 to 5 times 35, 35, 15 and 15 percent; the most with Skill Link, 4 or more with Loaded
 * Dice. Source: https://bulbapedia.bulbagarden.net/wiki/Multistrike_move
 */
export function hitCount({ random }: Turn, { user, move }: Use): number {
  const [least, most] = move.hits
  if (most === 1) return 1
  if (abilityOf(user).mostHits) return most
  if (itemTraits(user.item).manyHits && most >= 5) return 4 + random.below(most - 3)
  if (least === most) return most
  const drawn = random.below(100)
  return drawn < 35 ? 2 : drawn < 70 ? 3 : drawn < 85 ? 4 : 5
}

/** How often a move hits in the mean, where each of its hits meets its target. The chances are those of `hitCount`. */
export function meanHits(user: Combatant, { hits: [least, most] }: BattleMove): number {
  if (least === most && most < 5) return most
  if (abilityOf(user).mostHits) return most
  if (itemTraits(user.item).manyHits && most >= 5) return (4 + most) / 2
  return least === most ? most : MEAN_OF_TWO_TO_FIVE
}

// 2 × 35 % + 3 × 35 % + 4 × 15 % + 5 × 15 %
const MEAN_OF_TWO_TO_FIVE = 3.1

/** Whether each hit of a use after the first has to meet its target too. */
export function aimsEachTime({ user, move }: Pick<Use, 'move'> & { readonly user: Combatant }): boolean {
  if (!move.accuracyPerHit || abilityOf(user).mostHits) return false
  return !itemTraits(user.item).manyHits
}
