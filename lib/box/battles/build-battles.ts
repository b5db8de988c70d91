import type { Arena } from '@/lib/battle/model/arena'
import type { Fighter } from '@/lib/battle/model/fighter'
import { seedOf } from '@/lib/battle/model/random'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import type { Plan } from '@/lib/battle/policy/plan'
import { memoized } from '@/lib/memo'
import type { RaidArenas } from '@/lib/odds/raid-arenas'
import { type Outcome, outcomeOf, settledWorst, type Tally, tallyOf, worse } from '@/lib/odds/tally'

/** Who fights, and how: so many of one kind, all by one plan. */
export interface Team {
  readonly plan: Plan
  /** 1 to 4. */
  readonly raiders: number
}

/** The battles of one build against a raid, met in each of these ways. Each is fought once. */
export class BuildBattles {
  private readonly outcomes = new Map<string, Outcome[]>()

  constructor(
    private readonly ways: readonly RaidArenas[],
    private readonly fighter: Fighter,
  ) {}

  /** The result of so many battles in all: the worse of the ways in which the boss may pick its moves. At least one. */
  glance(team: Team, battles: number): Tally {
    return this.ways
      .map((_, way) => ({ way, share: Math.ceil((battles - way) / this.ways.length) }))
      .filter(({ share }) => share > 0)
      .map(({ way, share }) => this.tally(team, way, share))
      .reduce(worse)
  }

  /**
   * The result of as many battles as settle the rate of wins within some points, and at most `most`: the worse of the ways in
   * which the boss may pick its moves. A way that is surely won more often is not fought on.
   *
   * @param within a share: 0.05 for five points
   */
  settled(team: Team, within: number, most: number): Tally {
    return settledWorst(
      this.ways.map((_, way) => (battles: number) => this.tally(team, way, battles)),
      { within, most },
    )
  }

  private tally(team: Team, way: number, battles: number): Tally {
    const key = [way, team.raiders, ...Object.values(team.plan)].join()
    const outcomes = memoized(this.outcomes, key, () => [])
    const arenas = this.ways[way] ?? []
    for (let battle = outcomes.length; battle < battles; battle++) {
      // Each of the boss's abilities has an arena of its own.
      const arena = arenas[battle % arenas.length]
      if (arena) outcomes.push(this.fightOnce(arena, team, seedOf(key, this.fighter.species, battle)))
    }
    return tallyOf(outcomes.slice(0, battles))
  }

  private fightOnce(arena: Arena, { plan, raiders }: Team, seed: number): Outcome {
    const player = { fighter: this.fighter, decide: attackerPlaying(plan) }
    return outcomeOf(arena, Array<typeof player>(raiders).fill(player), seed)
  }
}
