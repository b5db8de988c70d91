import type { Build } from '@/battle/build'
import type { Plan } from '@/battle/plan'
import type { PlansFile } from '@/data/plans/schema'
import { KEPT_CHEERS, LEARN_KINDS, MOVE_ROLES, type MoveRole, ORIGINS, TYPE_NAMES } from '@/data/vocabulary'
import {
  type BossPlans,
  type HowLearned,
  type ListedBuild,
  NONE,
  type RaidPlans,
  type RankedAttacker,
  type RankedSupport,
  SPREAD_ORDER,
} from './raid-plans'

/**
 * Rounds percentages to whole numbers, turns and faints to tenths. Sorts names and builds, which keeps diffs small and
 * compresses better.
 */
export function packPlans(inputs: string, plans: BossPlans): PlansFile {
  const packer = new PlansPacker([...plans.values()])
  const raids = TYPE_NAMES.map((type) => ({
    attackers: (plans.get(type)?.attackers ?? []).map((attacker) => packer.attacker(attacker)),
    supports: (plans.get(type)?.supports ?? []).map((support) => packer.support(support)),
  }))
  return { inputs, ...packer.content(), raids }
}

type PackedBuild = PlansFile['builds'][number]
type PackedMove = PackedBuild[2][number]
type PackedLearned = PlansFile['learned'][number]
type PackedPlan = PlansFile['plans'][number]

/** Plans refer to positions in the lists of the file. */
class PlansPacker {
  private readonly names: Distinct<string>
  private readonly spreads: Distinct<number[]>
  private readonly learned: Distinct<PackedLearned>
  private readonly builds: Distinct<PackedBuild>
  private readonly plans: Distinct<PackedPlan>

  constructor(raids: readonly RaidPlans[]) {
    const rankedBuilds = raids.flatMap(({ attackers, supports }) => [...attackers, ...supports])
    this.names = new Distinct(rankedBuilds.flatMap(({ build }) => namesIn(build)))
    this.spreads = new Distinct(rankedBuilds.map(({ build }) => spreadOf(build)))
    this.learned = new Distinct(
      rankedBuilds.flatMap(({ build }) => build.learned.map((learned) => this.packedLearned(learned))),
    )
    this.builds = new Distinct(rankedBuilds.map(({ build }) => this.packed(build)))
    const groupPlans = raids.flatMap(({ attackers }) => attackers.map(({ groupPlan }) => groupPlan))
    this.plans = new Distinct([...rankedBuilds.map(({ plan }) => plan), ...groupPlans].map(packPlan))
  }

  content(): Omit<PlansFile, 'inputs' | 'raids'> {
    return {
      names: this.names.list,
      spreads: this.spreads.list,
      learned: this.learned.list,
      builds: this.builds.list,
      plans: this.plans.list,
    }
  }

  attacker(attacker: RankedAttacker): PlansFile['raids'][number]['attackers'][number] {
    const { groupPlan, alone, group, taken, turns, faints, lowestHp, alonePaced, withNpcs } = attacker
    return [
      [...this.played(attacker), this.plans.positionOf(packPlan(groupPlan))],
      [
        ...([Math.round(alone), Math.round(group), Math.round(taken)] as const),
        ...(withNpcs === undefined ? ([] as const) : ([Math.round(withNpcs)] as const)),
      ],
      [tenth(turns), tenth(faints), Math.round(lowestHp)],
      ...(alonePaced ? ([roundBoth(alonePaced)] as const) : ([] as const)),
    ]
  }

  support(support: RankedSupport): PlansFile['raids'][number]['supports'][number] {
    const { without, together, turns, saved, keeps } = support
    return [
      this.played(support),
      roundBoth([without, together]),
      [tenth(turns), tenth(saved)],
      ...(keeps ? ([roundBoth(keeps)] as const) : ([] as const)),
    ]
  }

  private played({ build, plan }: Played): [number, number] {
    return [this.builds.positionOf(this.packed(build)), this.plans.positionOf(packPlan(plan))]
  }

  private packed(build: ListedBuild): PackedBuild {
    return [
      [this.name(build.species), ORIGINS.indexOf(build.origin)],
      [
        this.name(build.ability),
        TYPE_NAMES.indexOf(build.teraType),
        this.name(build.nature),
        this.name(build.item),
        this.spreads.positionOf(spreadOf(build)),
      ],
      build.moves.map((move, position) =>
        this.packedMove(move, build.learned[position], build.roles[position]),
      ),
    ]
  }

  private packedMove(move: string, learned: HowLearned | undefined, role: MoveRole | undefined): PackedMove {
    if (!learned || !role) throw new Error(`A build does not say how it learns ${move}, and what for`)
    return [this.name(move), this.learned.positionOf(this.packedLearned(learned)), MOVE_ROLES.indexOf(role)]
  }

  private packedLearned({ kind, number, species }: HowLearned): PackedLearned {
    return [LEARN_KINDS.indexOf(kind), number, this.name(species)]
  }

  private name(text: string | undefined): number {
    return text === undefined ? NONE : this.names.positionOf(text)
  }
}

function roundBoth([first, second]: readonly [number, number]): [number, number] {
  return [Math.round(first), Math.round(second)]
}

interface Played {
  readonly build: ListedBuild
  readonly plan: Plan
}

function namesIn({ species, ability, nature, item, moves, learned }: ListedBuild): string[] {
  const learners = learned.map((method) => method.species)
  return [species, ability, nature, item, ...moves, ...learners].filter((name) => name !== undefined)
}

export function spreadOf({ effortValues }: Pick<Build, 'effortValues'>): number[] {
  return SPREAD_ORDER.map((stat) => effortValues[stat] ?? 0)
}

export function packPlan({
  boosts,
  debuffs,
  repeatAfterReset,
  healBelow,
  healCheerBelow,
  ...seldom
}: Plan): PackedPlan {
  const always = [boosts, debuffs, repeatAfterReset ? 1 : 0, healBelow, healCheerBelow] as const
  return [...always, ...packRareParts(seldom)]
}

function packRareParts({
  cheer,
  secondBoosts,
}: Pick<Plan, 'cheer' | 'secondBoosts'>): [] | [number] | [number, number] {
  const cheerIndex = cheer === undefined ? NONE : KEPT_CHEERS.indexOf(cheer)
  if (secondBoosts) return [cheerIndex, secondBoosts]
  return cheerIndex === NONE ? [] : [cheerIndex]
}

export class Distinct<T> {
  readonly list: T[]
  private readonly positions: ReadonlyMap<string, number>

  constructor(values: readonly T[]) {
    const byText = new Map(values.map((value) => [JSON.stringify(value), value]))
    const inOrder = [...byText].sort(([a], [b]) => (a < b ? -1 : 1))
    this.list = inOrder.map(([, value]) => value)
    this.positions = new Map(inOrder.map(([text], position) => [text, position]))
  }

  /** Throws for an unknown value. */
  positionOf(value: T): number {
    const position = this.positions.get(JSON.stringify(value))
    if (position === undefined) throw new Error(`${JSON.stringify(value)} is not in the file`)
    return position
  }
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
