import type { Build } from '@/lib/battle/build'
import type { Plan } from '@/lib/battle/policy/plan'
import type { AttackLine } from '@/tools/plans/candidates/attack-lines'
import { bestOf, type Entrant, type Scoring, withBestKit, withBestPlan } from './entrant'
import type { RaidBattles } from './raid-battles'

/**
 * Plans and builds that were found for lines against one Tera type of a boss, and hold for its other Tera types: finding them
 * takes most of a search. A plan is found for each strength of a line's hit and of the boss's
 * hardest, a build for each of the latter.
 */
export class Rehearsals {
  private readonly plans = new Map<string, Plan>()
  private readonly builds = new Map<string, Build>()

  constructor(private readonly battles: RaidBattles) {}

  /** An entrant with the plan that is best for its line, or with its own where that does better when looked at closer. */
  withPlan(entrant: Entrant, scoreOf: Scoring, closer: Scoring): Entrant {
    const key = keyOfHit(entrant.line)
    const plan = this.plans.get(key) ?? withBestPlan(this.battles, entrant, scoreOf).plan
    this.plans.set(key, plan)
    return bestOf([{ ...entrant, plan }, entrant], closer) ?? entrant
  }

  /** An entrant with the set, item and spread that are best for its line, or with its own where those do better. */
  withKit(entrant: Entrant, scoreOf: Scoring, closer: Scoring): Entrant {
    const key = keyOf(entrant.line)
    const build = this.builds.get(key) ?? withBestKit(entrant, scoreOf).build
    this.builds.set(key, build)
    return bestOf([{ ...entrant, build }, entrant], closer) ?? entrant
  }
}

/** A key of a line, of how hard it hits and of how hard it is hit: nearly all that a Tera type of the boss changes for it. */
export function keyOfHit(line: AttackLine): string {
  return `${keyOf(line)},${line.share.toPrecision(4)}`
}

function keyOf({ prepared, ability, attack, incoming }: AttackLine): string {
  return [
    prepared.creature.name,
    ability,
    attack.teraType,
    attack.move.name,
    incoming.worst.toPrecision(2),
  ].join()
}
