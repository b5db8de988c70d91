import { abilityOf } from '@/lib/battle/dex/active-ability'
import { itemTraits } from '@/lib/battle/dex/items'
import { moveType } from '@/lib/battle/dex/moves/move-in-use'
import { rulesOf } from '@/lib/battle/dex/moves/moves'
import { isFaster } from '@/lib/battle/dex/stats'
import type { BattleMove } from '@/lib/battle/model/battle-move'
import type { Combatant, Scene } from '@/lib/battle/model/state'
import type { Turn } from '@/lib/battle/model/turn'

/** The priority of a cheer: before every move. */
export const CHEER_PRIORITY = 10

/**
 * The priority of a move as someone uses it now. Source: https://bulbapedia.bulbagarden.net/wiki/Priority
 */
export function priorityOf(scene: Scene, user: Combatant, move: BattleMove): number {
  const { hastens } = abilityOf(user)
  const { priority } = move
  if (hastens === 'status' && move.category === 'Status') return priority + 1
  if (hastens === 'healing' && move.flags.heal) return priority + 3
  if (hastens === 'flying' && user.hp === user.maxHp && moveType(scene, user, move) === 'Flying') {
    return priority + 1
  }
  const { hurries } = rulesOf(move.name)
  return hurries ? priority + hurries(scene, user) : priority
}

/** Someone's action as far as its place in the turn goes. */
interface Intent {
  readonly who: Combatant
  readonly priority: number
}

/** Whether a raider acts before the boss. Ties go to the boss; Trick Room turns the order of speeds round. */
export function raiderActsFirst(turn: Turn, raider: Intent, boss: Intent): boolean {
  if (raider.priority !== boss.priority) return raider.priority > boss.priority
  const { first } = itemTraits(raider.who.item)
  if (first > 0 && turn.random.chance(first)) return true
  return isFaster(turn, raider.who, boss.who)
}
