import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { memoized } from '@/lib/memo'
import { generation9 } from '@/planner/creatures/generation'
import { EVIOLITE, type UsableSpecies } from '@/planner/creatures/usable-species'
import type { BossAttack } from './boss-moves'
import type { RaidTarget } from './raid-target'

/** What a boss's attacks do to a creature, as shares of its HP: 252 effort values in HP, none in the defenses. */
export interface Incoming {
  /** The mean of its attacks. */
  readonly mean: number
  /** The hardest. */
  readonly worst: number
  /** Of the damage of all, the share that Defense counts against. */
  readonly physicalShare: number
  /** The highest factor by types of its attacks. */
  readonly weakness: number
}

/**
 * What the boss's attacks do to a creature with an ability, each as the mean of its rolls.
 *
 * @param teraType `undefined` while it is not Terastallized
 */
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

// One list for each Tera type, so that `effectsOn` remembers it.
const ALONE: ReadonlyMap<TypeName | undefined, readonly TypeName[]> = new Map(
  TYPE_NAMES.map((type) => [type, [type]]),
)

/** The stats that count when hit. */
interface Body {
  readonly hp: number
  readonly def: number
  readonly spd: number
}

function shareOfHit({ strength, power, hitsDefense }: BossAttack, { hp, def, spd }: Body): number {
  return ((strength * power) / (hitsDefense ? def : spd) + 2) / hp
}

/** The HP of a creature with 252 effort values, in a raid. */
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
