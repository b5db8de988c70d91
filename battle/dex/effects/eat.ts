import { itemTraits } from '@/battle/dex/items'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { gainByBerry } from './hp'
import { changeOwnStages } from './stages'
import { cureBy } from './status'

/**
 * Lets a fighter eat any berry, whatever the berry's trigger. Berries that weaken hits do nothing. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Fling_(move)
 */
export function eat(turn: Turn, combatant: CombatantDraft, berry: string): void {
  const traits = itemTraits(berry)
  gainByBerry(turn, combatant, berry)
  cureBy(turn, combatant, traits)
  if (traits.hit) changeOwnStages(turn, combatant, traits.hit.boosts)
}
