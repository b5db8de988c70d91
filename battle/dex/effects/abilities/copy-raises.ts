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

function copyFoesRaises(turn: Turn, someone: CombatantDraft, raises: readonly Raise[]): void {
  const byAbility = abilityOf(someone).copiesRaises
  const byItem = itemTraits(someone.item).copiesRaises
  if (someone.hp <= 0 || (!byAbility && !byItem)) return
  const foesRaises = raises.filter(({ who }) => !areAllies(who, someone.who))
  if (foesRaises.length === 0) return
  if (byAbility) {
    turn.events.push({ kind: 'ability', who: someone.who, ability: someone.ability })
    changeOwnStages(turn, someone, sumOf(foesRaises))
  }
  if (byItem) {
    spendItem(turn, someone)
    changeOwnStages(turn, someone, sumOf(foesRaises))
  }
}

function sumOf(raises: readonly Raise[]): StageChanges {
  const sum: Partial<Record<StageName, number>> = {}
  for (const { stage, by } of raises) sum[stage] = (sum[stage] ?? 0) + by
  return sum
}
