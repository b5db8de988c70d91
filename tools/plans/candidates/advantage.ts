import { REFERENCE_DEFENSE, REFERENCE_WEIGHT } from '@/tools/plans/calculator/measure'
import type { Creature } from '@/tools/plans/creatures/creatures'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'
import type { Attack } from './attacks'

// Abilities of the attacker that ignore those of its target. Source: https://bulbapedia.bulbagarden.net/wiki/Ignoring_Abilities
const IGNORES_ABILITIES: ReadonlySet<string> = new Set(['Mold Breaker', 'Teravolt', 'Turboblaze'])
// Abilities of the attacker whose Normal and Fighting moves hit Ghosts.
const HITS_GHOSTS: ReadonlySet<string> = new Set(['Scrappy', "Mind's Eye"])

/**
 * The share of the boss's HP, multiplier included, that one use of an attack takes before the shield: 0 where the boss is
 * immune. A mean over the abilities that the boss may have.
 */
export function shareTaken(creature: Creature, attack: Attack, ability: string, raid: RaidTarget): number {
  const effect = effectOfAbility(raid.effectOfType(attack.teraType), ability, raid)
  const factor = attack.hasOwnFactor ? effect * ownFactor(creature, attack, raid) : effect
  if (factor === 0) return 0
  const guarded = IGNORES_ABILITIES.has(ability) ? 1 : raid.guardsAgainst(attack)
  const defense = attack.hitsDefense ? raid.stats.def : raid.stats.spd
  return (attack.damage * factor * guarded * REFERENCE_DEFENSE) / defense / raid.maxHp
}

function effectOfAbility(effect: number, ability: string, raid: RaidTarget): number {
  if (effect === 0) return HITS_GHOSTS.has(ability) && raid.teraType === 'Ghost' ? 1 : 0
  return effect < 1 && ability === 'Tinted Lens' ? 2 * effect : effect
}

/** What an attack makes of its damage beside the effect of its type. */
function ownFactor({ weightkg }: Creature, { move, teraType }: Attack, raid: RaidTarget): number {
  const effect = raid.effectOfType(teraType)
  switch (move.name) {
    case 'Freeze-Dry':
      return raid.teraType === 'Water' ? 2 / effect : 1
    case 'Flying Press':
      return raid.effectOfType('Flying')
    // A third more where they are super effective.
    case 'Collision Course':
    case 'Electro Drift':
      return effect > 1 ? 4 / 3 : 1
    case 'Grass Knot':
    case 'Low Kick':
      return powerByWeight(raid.weightkg) / powerByWeight(REFERENCE_WEIGHT)
    case 'Heat Crash':
    case 'Heavy Slam':
      return powerByRatio(weightkg / raid.weightkg) / powerByRatio(weightkg / REFERENCE_WEIGHT)
    default:
      return 1
  }
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Low_Kick_(move), https://bulbapedia.bulbagarden.net/wiki/Heavy_Slam_(move)
function powerByWeight(weightkg: number): number {
  const limits = [10, 25, 50, 100, 200]
  return 20 * (1 + limits.filter((limit) => weightkg >= limit).length)
}

// A Terastallized user's moves of its type have at least a power of 60.
function powerByRatio(ratio: number): number {
  const limits = [2, 3, 4, 5]
  return Math.max(60, 40 + 20 * limits.filter((limit) => ratio >= limit).length)
}
