import { abilityOf } from '@/lib/battle/effects/abilities'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import type { Combatant } from '@/lib/battle/state'
import { itemTraits } from '@/lib/battle/tables/items'

/** Whether someone touches its target with a move. Source: https://bulbapedia.bulbagarden.net/wiki/Contact */
export function touches(user: Combatant, { flags }: BattleMove): boolean {
  if (!flags.contact || abilityOf(user).touchless) return false
  const { touchless, touchlessPunches } = itemTraits(user.item)
  return !touchless && !(touchlessPunches && flags.punch)
}
