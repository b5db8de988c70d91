import { ORIGINS, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { CAUTIONS, type Plan } from '@/lib/battle/policy/plan'
import type { PlansFile } from './plans-file'
import { type BossPlans, type ListedBuild, MOVE_ROLES, type RaidPlans, SPREAD_ORDER } from './raid-plans'

/** Who wins against a boss, by the file of its plans. */
export function unpackPlans(file: PlansFile): BossPlans {
  return new Map(TYPE_NAMES.map((type) => [type, unpackRaid(file, type)]))
}

/** Who wins against a boss of this Tera type, by the file of its plans. */
export function unpackRaid(file: PlansFile, teraType: TypeName): RaidPlans {
  const raid = file.raids[TYPE_NAMES.indexOf(teraType)]
  return {
    attackers: (raid?.attackers ?? []).map(
      ([[build, plan, groupPlan], [alone, group, taken], [turns, faints, lowestHp]]) => ({
        ...unpackPlayed(file, [build, plan]),
        groupPlan: unpackPlan(at(file.plans, groupPlan)),
        ...{ alone, group, taken, turns, faints, lowestHp },
      }),
    ),
    supports: (raid?.supports ?? []).map(([played, [without, together], [turns, saved]]) => ({
      ...unpackPlayed(file, played),
      ...{ without, together, turns, saved },
    })),
  }
}

function unpackPlayed(file: PlansFile, [build, plan]: readonly [number, number]) {
  return { build: unpackBuild(file, at(file.builds, build)), plan: unpackPlan(at(file.plans, plan)) }
}

function unpackBuild({ names, spreads }: PlansFile, packed: PlansFile['builds'][number]): ListedBuild {
  const [[species, got], [ability, teraType, nature, item, spread], moves] = packed
  const values = at(spreads, spread)
  return {
    species: at(names, species),
    got: at(ORIGINS, got),
    ability: at(names, ability),
    teraType: at(TYPE_NAMES, teraType),
    nature: at(names, nature),
    item: item < 0 ? undefined : at(names, item),
    effortValues: Object.fromEntries(
      SPREAD_ORDER.map((stat, position) => [stat, values[position] ?? 0] as const).filter(
        ([, value]) => value > 0,
      ),
    ),
    moves: moves.map(([move]) => at(names, move)),
    learned: moves.map(([, how]) => at(names, how)),
    roles: moves.map(([, , role]) => at(MOVE_ROLES, role)),
  }
}

function unpackPlan([boosts, debuffs, again, caution]: PlansFile['plans'][number]): Plan {
  return { boosts, debuffs, again: again === 1, caution: at(CAUTIONS, caution) }
}

// The schema of the file holds every position to its list.
function at<Value>(list: readonly Value[], position: number): Value {
  const value = list[position]
  if (value === undefined) throw new Error(`A file of plans has no entry ${position} where it names one`)
  return value
}
