import { ORIGINS, TYPE_NAMES } from '@/data/vocabulary'
import { CAUTIONS, type Plan } from '@/lib/battle/policy/plan'
import type { PlansFile } from './plans-file'
import {
  type BossPlans,
  type ListedBuild,
  MOVE_ROLES,
  type RaidPlans,
  type RankedAttacker,
  type RankedSupport,
  SPREAD_ORDER,
} from './raid-plans'

/**
 * The file of a boss's plans. Figures are rounded: percents to whole numbers, turns and faints to tenths. Names and builds
 * stand in the order of the alphabet, which keeps changes apart and gzips better.
 */
export function packPlans(inputs: string, plans: BossPlans): PlansFile {
  const shelf = new Shelf([...plans.values()])
  const raids = TYPE_NAMES.map((type) => ({
    attackers: (plans.get(type)?.attackers ?? []).map((attacker) => shelf.attacker(attacker)),
    supports: (plans.get(type)?.supports ?? []).map((support) => shelf.support(support)),
  }))
  return { inputs, ...shelf.content(), raids }
}

type PackedBuild = PlansFile['builds'][number]
type PackedPlan = PlansFile['plans'][number]

/** What the raids of a file refer to, each once. */
class Shelf {
  private readonly names: Distinct<string>
  private readonly spreads: Distinct<number[]>
  private readonly builds: Distinct<PackedBuild>
  private readonly plans: Distinct<PackedPlan>

  constructor(raids: readonly RaidPlans[]) {
    const played = raids.flatMap(({ attackers, supports }) => [...attackers, ...supports])
    this.names = new Distinct(played.flatMap(({ build }) => namesIn(build)))
    this.spreads = new Distinct(played.map(({ build }) => spreadOf(build)))
    this.builds = new Distinct(played.map(({ build }) => this.packed(build)))
    const groupPlans = raids.flatMap(({ attackers }) => attackers.map(({ groupPlan }) => groupPlan))
    this.plans = new Distinct([...played.map(({ plan }) => plan), ...groupPlans].map(packedPlan))
  }

  content(): Pick<PlansFile, 'names' | 'spreads' | 'builds' | 'plans'> {
    return {
      names: this.names.list,
      spreads: this.spreads.list,
      builds: this.builds.list,
      plans: this.plans.list,
    }
  }

  attacker(attacker: RankedAttacker): PlansFile['raids'][number]['attackers'][number] {
    const { groupPlan, alone, group, taken, turns, faints, lowestHp } = attacker
    return [
      [...this.played(attacker), this.plans.positionOf(packedPlan(groupPlan))],
      [Math.round(alone), Math.round(group), Math.round(taken)],
      [tenth(turns), tenth(faints), Math.round(lowestHp)],
    ]
  }

  support(support: RankedSupport): PlansFile['raids'][number]['supports'][number] {
    const { without, together, turns, saved } = support
    return [this.played(support), [Math.round(without), Math.round(together)], [tenth(turns), tenth(saved)]]
  }

  private played({ build, plan }: Played): [number, number] {
    return [this.builds.positionOf(this.packed(build)), this.plans.positionOf(packedPlan(plan))]
  }

  private packed(build: ListedBuild): PackedBuild {
    const name = (text: string) => this.names.positionOf(text)
    return [
      [name(build.species), ORIGINS.indexOf(build.got)],
      [
        name(build.ability),
        TYPE_NAMES.indexOf(build.teraType),
        name(build.nature),
        build.item === undefined ? -1 : name(build.item),
        this.spreads.positionOf(spreadOf(build)),
      ],
      build.moves.map((move, position) => [
        name(move),
        name(build.learned[position] ?? UNKNOWN),
        MOVE_ROLES.indexOf(build.roles[position] ?? 'help'),
      ]),
    ]
  }
}

interface Played {
  readonly build: ListedBuild
  readonly plan: Plan
}

const UNKNOWN = '?'

function namesIn({ species, ability, nature, item, moves, learned }: ListedBuild): string[] {
  const ways = moves.map((_, position) => learned[position] ?? UNKNOWN)
  return [species, ability, nature, ...(item === undefined ? [] : [item]), ...moves, ...ways]
}

function spreadOf({ effortValues }: ListedBuild): number[] {
  return SPREAD_ORDER.map((stat) => effortValues[stat] ?? 0)
}

function packedPlan({ boosts, debuffs, again, caution }: Plan): PackedPlan {
  return [boosts, debuffs, again ? 1 : 0, CAUTIONS.indexOf(caution)]
}

/** Values in the order of their texts, each once. */
class Distinct<Value> {
  readonly list: Value[]
  private readonly positions: ReadonlyMap<string, number>

  constructor(values: readonly Value[]) {
    const byText = new Map(values.map((value) => [JSON.stringify(value), value]))
    const inOrder = [...byText].sort(([one], [other]) => (one < other ? -1 : 1))
    this.list = inOrder.map(([, value]) => value)
    this.positions = new Map(inOrder.map(([text], position) => [text, position]))
  }

  /** Throws for a value that is not among them. */
  positionOf(value: Value): number {
    const position = this.positions.get(JSON.stringify(value))
    if (position === undefined) throw new Error(`${JSON.stringify(value)} is not in the file`)
    return position
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
