import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { getOrAdd } from '@/lib/memo'
import { generation9 } from '@/planner/creatures/generation'
import { EVIOLITE, type UsableSpecies } from '@/planner/creatures/usable-species'
import type { BossAttack } from './boss-moves'
import type { RaidTarget } from './raid-target'

/**
 * Boss damage per hit, as shares of the HP of a creature with 252 effort values in HP and none in
 * defenses.
 */
export interface Incoming {
  readonly mean: number
  readonly worst: number
  readonly physicalShare: number
  readonly weakness: number
}

/** Uses average rolls. `teraType` is `undefined` before Terastallizing. */
export function incoming(
  creature: UsableSpecies,
  ability: string,
  teraType: TypeName | undefined,
  raid: RaidTarget,
): Incoming {
  const bulk = bulkIn(raid, creature)
  const effects = raid.effectsOn(SINGLE_TYPE.get(teraType) ?? creature.types)
  const abilityFactors = raid.guardedBy(ability)
  const tally = { sum: 0, physical: 0, worst: 0, weakness: 0 }
  raid.attacks.forEach((attack, index) => {
    const effect = effects[index] ?? 1
    const hit = shareOfHit(attack, bulk) * effect * (abilityFactors[index] ?? 1)
    tally.sum += hit
    tally.physical += attack.hitsDefense ? hit : 0
    tally.worst = Math.max(tally.worst, hit)
    tally.weakness = Math.max(tally.weakness, effect)
  })
  const { sum, physical, worst, weakness } = tally
  const mean = sum / Math.max(1, raid.attacks.length)
  return { mean, worst, weakness, physicalShare: sum === 0 ? 1 / 2 : physical / sum }
}

// `effectsOn` caches by list object, so each Tera type has a single list.
const SINGLE_TYPE: ReadonlyMap<TypeName | undefined, readonly TypeName[]> = new Map(
  TYPE_NAMES.map((type) => [type, [type]]),
)

interface Bulk {
  readonly hp: number
  readonly def: number
  readonly spd: number
}

function shareOfHit({ strength, power, hitsDefense }: BossAttack, { hp, def, spd }: Bulk): number {
  return ((strength * power) / (hitsDefense ? def : spd) + 2) / hp
}

export function hpOf(creature: UsableSpecies, raid: RaidTarget): number {
  return bulkIn(raid, creature).hp
}

function bulkIn({ favored }: RaidTarget, creature: UsableSpecies): Bulk {
  const bulk = bulkOf(creature)
  if (creature.name !== favored?.species) return bulk
  const { hp, others } = favored
  return { hp: bulk.hp * hp, def: bulk.def * others, spd: bulk.spd * others }
}

const bulkByName = new Map<string, Bulk>()

function bulkOf({ name, baseStats, neededItem }: UsableSpecies): Bulk {
  return getOrAdd(bulkByName, name, () => {
    const { stats } = generation9
    const factor = neededItem === EVIOLITE.name ? EVIOLITE.factor : 1
    return {
      hp: stats.calc('hp', baseStats.hp, 31, 252, 100),
      def: stats.calc('def', baseStats.def, 31, 0, 100) * factor,
      spd: stats.calc('spd', baseStats.spd, 31, 0, 100) * factor,
    }
  })
}
