import { ORIGINS, TYPE_NAMES } from '@/data/vocabulary'
import { CAUTIONS, type Plan } from '@/lib/battle/policy/plan'
import type { PlansFile } from './plans-file'
import {
  type BossPlans,
  type ListedBuild,
  MOVE_ROLES,
  type RankedAttacker,
  type RankedSupport,
  SPREAD_ORDER,
} from './raid-plans'

/** The file of a boss's plans. Figures are rounded: percents to whole numbers, turns and faints to tenths. */
export function packPlans(inputs: string, plans: BossPlans): PlansFile {
  const shelf = new Shelf()
  const raids = TYPE_NAMES.map((type) => ({
    attackers: (plans.get(type)?.attackers ?? []).map((attacker) => shelf.attacker(attacker)),
    supports: (plans.get(type)?.supports ?? []).map((support) => shelf.support(support)),
  }))
  return { inputs, ...shelf.content(), raids }
}

/** What the raids of a file refer to, each once, in the order in which it is first met. */
class Shelf {
  private readonly names = new Distinct<string>()
  private readonly spreads = new Distinct<number[]>()
  private readonly builds = new Distinct<PlansFile['builds'][number]>()
  private readonly plans = new Distinct<PlansFile['plans'][number]>()

  content(): Pick<PlansFile, 'names' | 'spreads' | 'builds' | 'plans'> {
    return {
      names: this.names.list,
      spreads: this.spreads.list,
      builds: this.builds.list,
      plans: this.plans.list,
    }
  }

  attacker(attacker: RankedAttacker): PlansFile['raids'][number]['attackers'][number] {
    const { alone, group, taken, turns, faints, lowestHp } = attacker
    return [
      this.played(attacker),
      [Math.round(alone), Math.round(group), Math.round(taken)],
      [tenth(turns), tenth(faints), Math.round(lowestHp)],
    ]
  }

  support(support: RankedSupport): PlansFile['raids'][number]['supports'][number] {
    const { without, together, turns, saved } = support
    return [this.played(support), [Math.round(without), Math.round(together)], [tenth(turns), tenth(saved)]]
  }

  private played({ build, plan }: { build: ListedBuild; plan: Plan }): [number, number] {
    const { boosts, debuffs, again, caution } = plan
    return [
      this.builds.positionOf(this.packed(build)),
      this.plans.positionOf([boosts, debuffs, again ? 1 : 0, CAUTIONS.indexOf(caution)]),
    ]
  }

  private packed(build: ListedBuild): PlansFile['builds'][number] {
    const name = (text: string) => this.names.positionOf(text)
    const spread = SPREAD_ORDER.map((stat) => build.effortValues[stat] ?? 0)
    return [
      [name(build.species), ORIGINS.indexOf(build.got)],
      [
        name(build.ability),
        TYPE_NAMES.indexOf(build.teraType),
        name(build.nature),
        build.item === undefined ? -1 : name(build.item),
        this.spreads.positionOf(spread),
      ],
      build.moves.map((move, position) => [
        name(move),
        name(build.learned[position] ?? '?'),
        MOVE_ROLES.indexOf(build.roles[position] ?? 'help'),
      ]),
    ]
  }
}

/** Values in the order in which they are first met, each once. */
class Distinct<Value> {
  private readonly positions = new Map<string, number>()
  readonly list: Value[] = []

  positionOf(value: Value): number {
    const key = JSON.stringify(value)
    const known = this.positions.get(key)
    if (known !== undefined) return known
    this.positions.set(key, this.list.length)
    return this.list.push(value) - 1
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
