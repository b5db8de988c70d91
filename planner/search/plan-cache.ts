import { memoized } from '@/lib/memo'
import type { AttackLine } from '@/planner/candidates/attack-options'
import type { LineSearch } from './line-search'
import type { Entrant, Played } from './planned-build'
import { bestOf, type Scoring } from './top-n'

/** What a search found for a line, by a key of the line. */
type Found = Map<string, Partial<Played>>

/**
 * Plans and builds that were found for lines against one Tera type of a boss, and hold for its other Tera types: finding them
 * takes most of a search. A build is found for each strength of the boss's hardest hit, a plan also for each of the line's.
 */
export class PlanCache implements LineSearch {
  private readonly plans: Found = new Map()
  private readonly builds: Found = new Map()
  private readonly refined: Found = new Map()

  constructor(private readonly search: LineSearch) {}

  /** An entrant with the plan that is best for its line, or with its own where that does better when looked at closer. */
  withPlan(entrant: Entrant, scoreOf: Scoring<Played>, closer: Scoring<Played>): Entrant {
    const found = memoized(this.plans, keyOfHit(entrant.line), () => {
      const { plan } = this.search.withPlan(entrant, scoreOf, closer)
      return { plan }
    })
    return better(entrant, found, closer)
  }

  /** An entrant with the set, item and spread that are best for its line, or with its own where those do better. */
  withKit(entrant: Entrant, scoreOf: Scoring<Played>, closer: Scoring<Played>): Entrant {
    const found = memoized(this.builds, keyOf(entrant.line), () => {
      const { build, plan } = this.search.withKit(entrant, scoreOf, closer)
      return { build, plan }
    })
    return better(entrant, found, closer)
  }

  /** An entrant with spread and plan searched once more for what it has now, or as it is where that does better. */
  refine(entrant: Entrant, scoreOf: Scoring<Played>, closer: Scoring<Played>): Entrant {
    const found = memoized(this.refined, keyOfHit(entrant.line), () => {
      const { build, plan } = this.search.refine(entrant, scoreOf, closer)
      return { build, plan }
    })
    return better(entrant, found, closer)
  }
}

function better(entrant: Entrant, found: Partial<Played>, scoreOf: Scoring<Played>): Entrant {
  return bestOf([{ ...entrant, ...found }, entrant], scoreOf) ?? entrant
}

/** A key of a line, of how hard it hits and of how hard it is hit: nearly all that a Tera type of the boss changes for it. */
export function keyOfHit(line: AttackLine): string {
  return `${keyOf(line)},${line.meanShare.toPrecision(4)}`
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
