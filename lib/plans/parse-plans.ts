import type { Build } from '@/battle/build'
import type { Plan } from '@/battle/plan'
import { ownData } from '@/data/own-data'
import type { PlansFile } from '@/data/plans/schema'
import {
  KEPT_CHEERS,
  LEARN_KINDS,
  MOVE_ROLES,
  ORIGINS,
  type StatName,
  TYPE_NAMES,
  type TypeName,
} from '@/data/vocabulary'
import {
  type BossPlans,
  type HowLearned,
  type ListedBuild,
  NONE,
  type RaidPlans,
  SPREAD_ORDER,
} from './raid-plans'

/** Returns `undefined` for any other text. */
export function parsePlans(text: string): BossPlans | undefined {
  try {
    return unpackPlans(ownData(JSON.parse(text)))
  } catch {
    return undefined
  }
}

export function unpackPlans(file: PlansFile): BossPlans {
  const raids = file.raids.flatMap((raid, index): [TypeName, RaidPlans][] => {
    const type = TYPE_NAMES[index]
    return type && raid.attackers.length > 0 ? [[type, unpackRaid(file, raid)]] : []
  })
  return new Map(raids)
}

function unpackRaid(file: PlansFile, raid: PlansFile['raids'][number]): RaidPlans {
  return {
    attackers: raid.attackers.map(
      ([
        [build, plan, groupPlan],
        [alone, group, taken, withNpcs],
        [turns, faints, lowestHp],
        alonePaced,
      ]) => ({
        ...unpackPlayed(file, [build, plan]),
        groupPlan: unpackPlan(at(file.plans, groupPlan)),
        ...{ alone, group, taken, turns, faints, lowestHp },
        ...(alonePaced && { alonePaced }),
        ...(withNpcs !== undefined && { withNpcs }),
      }),
    ),
    supports: raid.supports.map(([played, [without, together], [turns, saved], keeps]) => ({
      ...unpackPlayed(file, played),
      ...{ without, together, turns, saved },
      ...(keeps && { keeps }),
    })),
  }
}

function unpackPlayed(file: PlansFile, [build, plan]: readonly [number, number]) {
  return { build: unpackBuild(file, at(file.builds, build)), plan: unpackPlan(at(file.plans, plan)) }
}

function unpackBuild(file: PlansFile, packed: PlansFile['builds'][number]): ListedBuild {
  const { names, spreads, learned } = file
  const [[species, origin], [ability, teraType, nature, item, spread], moves] = packed
  return {
    species: at(names, species),
    origin: at(ORIGINS, origin),
    ability: at(names, ability),
    teraType: at(TYPE_NAMES, teraType),
    nature: at(names, nature),
    item: names[item],
    effortValues: unpackEffort(at(spreads, spread)),
    moves: moves.map(([move]) => at(names, move)),
    learned: moves.map(([, method]) => unpackLearned(file, at(learned, method))),
    roles: moves.map(([, , role]) => at(MOVE_ROLES, role)),
  }
}

function unpackLearned(
  { names }: PlansFile,
  [kind, number, species]: PlansFile['learned'][number],
): HowLearned {
  return { kind: at(LEARN_KINDS, kind), number, species: names[species] }
}

export function unpackPlan(packed: PlansFile['plans'][number]): Plan {
  const [boosts, debuffs, again, healBelow, healCheerBelow, cheer = NONE, secondBoosts] = packed
  return {
    ...{ boosts, debuffs, repeatAfterReset: again === 1, healBelow, healCheerBelow },
    ...(cheer !== NONE && { cheer: at(KEPT_CHEERS, cheer) }),
    ...(secondBoosts && { secondBoosts }),
  }
}

/** Omits zeros. `values` are in `SPREAD_ORDER`. */
export function unpackEffort(values: readonly number[]): Build['effortValues'] {
  return byStat(values, (value) => value > 0)
}

export function byStat(
  values: readonly number[],
  isNamed: (value: number) => boolean,
): Partial<Record<StatName, number>> {
  return Object.fromEntries(
    SPREAD_ORDER.map((stat, index) => [stat, values[index] ?? 0] as const).filter(([, value]) =>
      isNamed(value),
    ),
  )
}

/** Throws if there is no entry, which the schemas of files and links prevent. */
export function at<T>(list: readonly T[], position: number): T {
  const value = list[position]
  if (value === undefined) throw new Error(`There is no entry ${position} where a file or link names one`)
  return value
}
