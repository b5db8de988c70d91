import type { Arena } from '@/battle/model/arena'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom } from '@/battle/model/random'
import type { Plan } from '@/battle/plan'
import { attackerPlaying } from '@/battle/policy/attacker'
import { hashOf } from '@/lib/hash'
import { memoized } from '@/lib/memo'
import { drawnPartners } from './partners'
import type { RaidArenas } from './raid-arenas'
import { SOLO_PARTNERS, type SoloBattles } from './solo-rate'
import { type Outcome, outcomeOf, type Precision, type Tally, tallyOf, worse, worstCaseStats } from './tally'

/** Raiders with the same build and plan, and what may differ between battles. */
export interface Team {
  readonly plan: Plan
  readonly raiders: number
  readonly npcs?: number
  /** Defaults to the arenas' value. */
  readonly secondsPerTurn?: number | undefined
}

/** Battles of one build against a raid, for each way in which the boss may choose its moves. Fights each battle once. */
export class BuildBattles {
  private readonly outcomes = new Map<string, Outcome[]>()

  constructor(
    private readonly ways: readonly RaidArenas[],
    private readonly fighter: Fighter,
    private readonly partners: readonly Fighter[],
  ) {}

  /** Returns the results of `battles` battles, at least one, in the boss's worst way to choose moves. */
  quickStats(team: Team, battles: number): Tally {
    return this.ways
      .map((_, way) => ({ way, share: Math.ceil((battles - way) / this.ways.length) }))
      .filter(({ share }) => share > 0)
      .map(({ way, share }) => this.tally(team, way, share))
      .reduce(worse)
  }

  /** Fights in the boss's worst way to choose moves, with the given precision. Skips ways that clearly win more. */
  solo(plan: Plan, certainty: Precision): SoloBattles {
    return (beside, secondsPerTurn, upTo, most = certainty.most) => {
      const team = { plan, raiders: 1, npcs: SOLO_PARTNERS[beside], secondsPerTurn }
      const kinds = this.ways.map((_, way) => (battles: number) => this.tally(team, way, battles))
      return worstCaseStats(kinds, { ...certainty, upTo, most })
    }
  }

  private tally(team: Team, way: number, battles: number): Tally {
    const { plan, raiders, npcs = 0, secondsPerTurn } = team
    // The same seeds at each turn speed, with NPCs and without.
    const about = [way, raiders, ...Object.values(plan)].join()
    const outcomes = memoized(this.outcomes, [about, npcs, secondsPerTurn].join(), () => [])
    const arenas = atPace(this.ways[way] ?? [], secondsPerTurn)
    for (let battle = outcomes.length; battle < battles; battle++) {
      // One arena per ability of the boss.
      const arena = arenas[battle % arenas.length]
      if (arena) outcomes.push(this.fightOnce(arena, team, hashOf(about, this.fighter.species, battle)))
    }
    return tallyOf(outcomes.slice(0, battles))
  }

  private fightOnce(arena: Arena, { plan, raiders, npcs = 0 }: Team, seed: number): Outcome {
    const player = { fighter: this.fighter, decide: attackerPlaying(plan) }
    const partners = drawnPartners(this.partners, npcs, createRandom(hashOf(seed, 'partners')))
    return outcomeOf(arena, [...Array<typeof player>(raiders).fill(player), ...partners], seed)
  }
}

function atPace(arenas: readonly Arena[], secondsPerTurn: number | undefined): readonly Arena[] {
  if (secondsPerTurn === undefined) return arenas
  return arenas.map((arena) => ({ ...arena, assumptions: { ...arena.assumptions, secondsPerTurn } }))
}
