import { abilityOf } from '@/battle/dex/active-ability'
import { spendItem } from '@/battle/dex/effects/held-item'
import { changeOwnStages } from '@/battle/dex/effects/stages'
import { itemTraits } from '@/battle/dex/items'
import type { StageName } from '@/battle/events'
import type { StageChanges } from '@/battle/model/terms'
import { areAllies, type CombatantDraft, type Raise, type Turn } from '@/battle/model/turn'

/**
 * Lets Opportunist and Mirror Herb copy foes' rises since the last call. They don't copy copies. Call it after each
 * move, and after anything else that raises stages. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Opportunist_(Ability)
 */
export function copyRaises(turn: Turn): void {
  if (turn.raises.length === 0) return
  const raises = turn.raises.splice(0)
  copyFoesRaises(turn, turn.boss, raises)
  for (const raider of turn.raiders) copyFoesRaises(turn, raider, raises)
  turn.raises.length = 0
}

function copyFoesRaises(turn: Turn, combatant: CombatantDraft, raises: readonly Raise[]): void {
  const byAbility = abilityOf(combatant).copiesRaises
  const byItem = itemTraits(combatant.item).copiesRaises
  if (combatant.hp <= 0 || (!byAbility && !byItem)) return
  const foesRaises = raises.filter(({ who }) => !areAllies(who, combatant.who))
  if (foesRaises.length === 0) return
  if (byAbility) {
    turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
    changeOwnStages(turn, combatant, sumOf(foesRaises))
  }
  if (byItem) {
    spendItem(turn, combatant)
    changeOwnStages(turn, combatant, sumOf(foesRaises))
  }
}

function sumOf(raises: readonly Raise[]): StageChanges {
  const sum: Partial<Record<StageName, number>> = {}
  for (const { stage, by } of raises) sum[stage] = (sum[stage] ?? 0) + by
  return sum
}
