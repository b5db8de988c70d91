import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { memoized } from '@/lib/memo'
import { generation9 } from '@/planner/creatures/generation'
import { EVIOLITE, type UsableSpecies } from '@/planner/creatures/usable-species'
import type { BossAttack } from './boss-moves'
import type { RaidTarget } from './raid-target'

/** The boss's damage to a creature with 252 effort values in HP and none in defenses, as shares of its HP. */
export interface Incoming {
  readonly mean: number
  readonly worst: number
  /** Share of all damage that meets Defense. */
  readonly physicalShare: number
  /** Highest type factor of its attacks. */
  readonly weakness: number
}

/** Counts each attack as the average of its rolls. `teraType` is `undefined` before Terastallizing. */
export function incoming(
  creature: UsableSpecies,
  ability: string,
  teraType: TypeName | undefined,
  raid: RaidTarget,
): Incoming {
  const body = bodyIn(raid, creature)
  const effects = raid.effectsOn(ALONE.get(teraType) ?? creature.types)
  const guarded = raid.guardedBy(ability)
  const tally = { sum: 0, physical: 0, worst: 0, weakness: 0 }
  raid.attacks.forEach((attack, place) => {
    const effect = effects[place] ?? 1
    const hit = shareOfHit(attack, body) * effect * (guarded[place] ?? 1)
    tally.sum += hit
    tally.physical += attack.hitsDefense ? hit : 0
    tally.worst = Math.max(tally.worst, hit)
    tally.weakness = Math.max(tally.weakness, effect)
  })
  const { sum, physical, worst, weakness } = tally
  const mean = sum / Math.max(1, raid.attacks.length)
  return { mean, worst, weakness, physicalShare: sum === 0 ? 1 / 2 : physical / sum }
}

// One list per Tera type, so that `effectsOn` remembers it.
const ALONE: ReadonlyMap<TypeName | undefined, readonly TypeName[]> = new Map(
  TYPE_NAMES.map((type) => [type, [type]]),
)

interface Body {
  readonly hp: number
  readonly def: number
  readonly spd: number
}

function shareOfHit({ strength, power, hitsDefense }: BossAttack, { hp, def, spd }: Body): number {
  return ((strength * power) / (hitsDefense ? def : spd) + 2) / hp
}

/** Returns a creature's HP in a raid, with 252 effort values. */
export function hpOf(creature: UsableSpecies, raid: RaidTarget): number {
  return bodyIn(raid, creature).hp
}

function bodyIn({ favored }: RaidTarget, creature: UsableSpecies): Body {
  const body = bodyOf(creature)
  if (creature.name !== favored?.species) return body
  const { hp, others } = favored
  return { hp: body.hp * hp, def: body.def * others, spd: body.spd * others }
}

const bodies = new Map<string, Body>()

function bodyOf({ name, baseStats, neededItem }: UsableSpecies): Body {
  return memoized(bodies, name, () => {
    const { stats } = generation9
    const raised = neededItem === EVIOLITE.name ? EVIOLITE.factor : 1
    return {
      hp: stats.calc('hp', baseStats.hp, 31, 252, 100),
      def: stats.calc('def', baseStats.def, 31, 0, 100) * raised,
      spd: stats.calc('spd', baseStats.spd, 31, 0, 100) * raised,
    }
  })
}
