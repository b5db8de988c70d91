import { traitsOf } from '@/battle/dex/abilities'
import { isReachedByGas } from '@/battle/dex/active-ability'
import { TO_THE_END } from '@/battle/dex/volatiles'
import type { BossFighter, Fighter } from '@/battle/model/fighter'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { type Copies, rememberedCopy } from './copies'

const copies: Copies<Fighter, Fighter> = new WeakMap()
const bossCopies: Copies<BossFighter, Fighter> = new WeakMap()

/**
 * Gives a fighter its target's species, stats except HP, weight, moves, ability, stages and hits taken. A boss keeps
 * its Tera type, level, HP and script. Returns whether it worked; the caller starts the ability. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Transform_(move)
 */
export function transform(turn: Turn, combatant: CombatantDraft, target: CombatantDraft): boolean {
  if (combatant.volatiles.substitute !== undefined) return false
  if (combatant === turn.boss) turn.boss.fighter = bossCopy(turn.boss.fighter, target.fighter)
  else combatant.fighter = rememberedCopy(copies, combatant.fighter, target.fighter, copyOf)
  combatant.ability = target.ability
  if (traitsOf(target.ability).failsTransformed) combatant.abilityOffFor = TO_THE_END
  combatant.inGas = isReachedByGas(turn, combatant)
  combatant.stages = target.stages
  combatant.lastMove = -1
  combatant.hitsTaken = target.hitsTaken
  turn.events.push({ kind: 'transforms', who: combatant.who, into: target.fighter.species })
  return true
}

function bossCopy(boss: BossFighter, target: Fighter): BossFighter {
  return rememberedCopy(bossCopies, boss, target, (original, source) => ({
    ...original,
    ...copyOf(original, source),
    randomMoveCount: source.moves.length,
  }))
}

function copyOf(fighter: Fighter, target: Fighter): Fighter {
  return {
    ...target,
    level: fighter.level,
    item: fighter.item,
    teraType: fighter.teraType,
    gender: fighter.gender,
    baseAttack: fighter.baseAttack,
    stats: { ...target.stats, hp: fighter.stats.hp },
  }
}
