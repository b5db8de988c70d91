import type { BossFighter, Fighter } from '@/lib/battle/model/fighter'
import type { CombatantDraft, Turn } from '@/lib/battle/model/turn'

// One copy for each pair, so that damage remembered for it serves again.
const copies = new WeakMap<Fighter, WeakMap<Fighter, Fighter>>()
const bossCopies = new WeakMap<BossFighter, WeakMap<Fighter, BossFighter>>()

/**
 * Turns someone into its target: species, stats but HP, weight, moves, ability, stages and hits taken are the target's. A
 * boss keeps its Tera type, level, HP and script. Source: https://bulbapedia.bulbagarden.net/wiki/Transform_(move)
 */
export function transform(turn: Turn, someone: CombatantDraft, target: CombatantDraft): void {
  if (someone.volatiles.substitute !== undefined) return
  if (someone === turn.boss) turn.boss.fighter = bossCopy(turn.boss.fighter, target.fighter)
  else someone.fighter = remembered(copies, someone.fighter, target.fighter, copyOf)
  someone.ability = target.ability
  someone.stages = target.stages
  someone.lastMove = -1
  someone.hitsTaken = target.hitsTaken
  turn.events.push({ kind: 'transforms', who: someone.who, into: target.fighter.species })
}

function bossCopy(boss: BossFighter, target: Fighter): BossFighter {
  return remembered(bossCopies, boss, target, (own, other) => ({
    ...own,
    ...copyOf(own, other),
    randomMoveCount: other.moves.length,
  }))
}

function copyOf(own: Fighter, target: Fighter): Fighter {
  return {
    ...target,
    level: own.level,
    item: own.item,
    teraType: own.teraType,
    stats: { ...target.stats, hp: own.stats.hp },
  }
}

function remembered<Own extends Fighter>(
  memory: WeakMap<Own, WeakMap<Fighter, Own>>,
  own: Own,
  target: Fighter,
  make: (own: Own, target: Fighter) => Own,
): Own {
  const ofOwn = memory.get(own) ?? new WeakMap<Fighter, Own>()
  memory.set(own, ofOwn)
  const copy = ofOwn.get(target) ?? make(own, target)
  ofOwn.set(target, copy)
  return copy
}
