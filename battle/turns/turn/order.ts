import { abilityOf } from '@/battle/dex/active-ability'
import { eatToHurry } from '@/battle/dex/effects/hp'
import { itemTraits } from '@/battle/dex/items'
import { moveType } from '@/battle/dex/moves/move-in-use'
import { rulesOf } from '@/battle/dex/moves/moves'
import { isFaster } from '@/battle/dex/stats'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Combatant, Scene } from '@/battle/model/state'
import type { CombatantDraft, Turn } from '@/battle/model/turn'

export const CHEER_PRIORITY = 10

/** Returns a move's current priority. Source: https://bulbapedia.bulbagarden.net/wiki/Priority */
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

interface Intent {
  readonly who: CombatantDraft
  readonly move: BattleMove | undefined
  readonly priority: number
}

/** Compares priority, then rank within it, then Speed, which Trick Room reverses. Ties go to the boss. */
export function raiderActsFirst(turn: Turn, raider: Intent, boss: Intent): boolean {
  const raiderRank = rankWithin(turn, raider)
  const bossRank = rankWithin(turn, boss)
  if (raider.priority !== boss.priority) return raider.priority > boss.priority
  if (raiderRank !== bossRank) return raiderRank > bossRank
  return isFaster(turn, raider.who, boss.who)
}

/** Returns 1 for acting first, -1 for last. May eat a berry. Source: `onFractionalPriority` in @pkmn/sim. */
function rankWithin(turn: Turn, { who, move }: Intent): -1 | 0 | 1 {
  if (!move) return 0
  const ability = abilityOf(who)
  const isStatus = move.category === 'Status'
  if (ability.first > 0 && !isStatus && turn.random.chance(ability.first)) {
    turn.events.push({ kind: 'ability', who: who.who, ability: who.ability })
    return 1
  }
  const isSlow = ability.last === 'status' && isStatus
  const itemEffects = itemTraits(who.item)
  if (itemEffects.first > 0 && !isSlow && turn.random.chance(itemEffects.first)) return 1
  if (itemEffects.berry?.hurries && eatToHurry(turn, who)) return 1
  return isSlow || ability.last === 'always' || itemEffects.last ? -1 : 0
}
