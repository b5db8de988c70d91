import type { Hit } from '@/battle/model/damage-source'
import type { Fighter } from '@/battle/model/fighter'
import type { Combatant } from '@/battle/model/state'

const swappedFighters = new WeakMap<Fighter, Fighter>()

/**
 * Returns a hit in Wonder Room: the target's Defense and Sp. Def are swapped, its stages stay. Body Press uses the
 * user's Defense with the stages of Sp. Def. Source: `wonderroom` in @pkmn/sim.
 */
export function inWonderRoom(hit: Hit): Hit {
  const { attacker, defender } = hit
  return {
    ...hit,
    attacker: withSwappedStages(attacker),
    defender: { ...defender, fighter: withSwappedDefenses(defender.fighter) },
  }
}

function withSwappedStages(attacker: Combatant): Combatant {
  const { stages } = attacker
  return { ...attacker, stages: { ...stages, def: stages.spd, spd: stages.def } }
}

function withSwappedDefenses(fighter: Fighter): Fighter {
  const { stats } = fighter
  const swappedFighter = swappedFighters.get(fighter) ?? {
    ...fighter,
    stats: { ...stats, def: stats.spd, spd: stats.def },
  }
  swappedFighters.set(fighter, swappedFighter)
  return swappedFighter
}
