import type { Arena } from '@/lib/battle/arena'
import { fight } from '@/lib/battle/fight'
import type { Fighter } from '@/lib/battle/fighter'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import type { Plan } from '@/lib/battle/policy/plan'
import { createRandom, seedOf } from '@/lib/battle/random'
import type { RaidArenas } from './raid-arenas'
import { type Outcome, type Tally, tallyOf, winRange, worse } from './tally'

/** Who fights, and how: so many of one kind, all by one plan. */
export interface Team {
  readonly plan: Plan
  /** 1 to 4. */
  readonly raiders: number
}

/** With fewer battles not even a sure win is certain. */
const FEWEST_BATTLES = 36

/** The battles of one build against a raid. Each is fought once. */
export class BuildBattles {
  private readonly outcomes = new Map<string, Outcome[]>()

  constructor(
    private readonly arenas: RaidArenas,
    private readonly fighter: Fighter,
  ) {}

  /** What so many battles in all came to: the worse of the ways in which the boss may pick its moves. At least one. */
  glance(team: Team, battles: number): Tally {
    return this.arenas
      .map((_, way) => ({ way, share: Math.ceil((battles - way) / this.arenas.length) }))
      .filter(({ share }) => share > 0)
      .map(({ way, share }) => this.tally(team, way, share))
      .reduce(worse)
  }

  /**
   * What as many battles came to as settle the rate of wins within some points, and at most `most`: the worse of the ways in
   * which the boss may pick its moves. A way that is surely won more often is not fought on.
   *
   * @param within a share: 0.05 for five points
   */
  settled(team: Team, within: number, most: number): Tally {
    let tallies = this.arenas.map((_, way) => this.tally(team, way, Math.min(FEWEST_BATTLES, most)))
    for (;;) {
      const worst = tallies.reduce(worse)
      const isOpen = (tally: Tally) => {
        const { from, to } = winRange(tally)
        return (to - from) / 2 > within && tally.battles < most && from <= winRange(worst).to
      }
      if (!tallies.some(isOpen)) return worst
      tallies = tallies.map((tally, way) =>
        isOpen(tally) ? this.tally(team, way, Math.min(most, 2 * tally.battles)) : tally,
      )
    }
  }

  private tally(team: Team, way: number, battles: number): Tally {
    const key = [way, team.raiders, ...Object.values(team.plan)].join()
    const outcomes = this.outcomes.get(key) ?? []
    this.outcomes.set(key, outcomes)
    const arenas = this.arenas[way] ?? []
    for (let battle = outcomes.length; battle < battles; battle++) {
      // Each of the boss's abilities has an arena of its own.
      const arena = arenas[battle % arenas.length]
      if (arena) outcomes.push(this.fightOnce(arena, team, seedOf(key, this.fighter.species, battle)))
    }
    return tallyOf(outcomes.slice(0, battles))
  }

  private fightOnce(arena: Arena, { plan, raiders }: Team, seed: number): Outcome {
    const player = { fighter: this.fighter, decide: attackerPlaying(plan) }
    const { won, turns, bossHpShare, secondsLeft } = fight(
      arena,
      Array.from({ length: raiders }, () => player),
      createRandom(seed),
    )
    return { won, turns, bossHpShare, timeShare: secondsLeft / arena.raidSeconds }
  }
}
