import type { Arena } from '@/battle/model/arena'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom } from '@/battle/model/random'
import type { Plan } from '@/battle/plan'
import { attackerPolicy } from '@/battle/policy/attacker'
import { hashOf } from '@/lib/hash'
import { getOrAdd } from '@/lib/memo'
import { drawnPartners } from './partners'
import type { RaidArenas } from './raid-arenas'
import { SOLO_PARTNERS, type SoloBattles } from './solo-rate'
import {
  type Outcome,
  outcomeOf,
  type Precision,
  pickWorse,
  type Tally,
  tallyOf,
  worstCaseStats,
} from './tally'

export interface Team {
  readonly plan: Plan
  readonly raiders: number
  readonly npcs?: number
  readonly secondsPerTurn?: number | undefined
}

/**
 * Battles of one build against a raid, for each way in which the boss may choose its moves. Simulates each battle once.
 */
export class BuildBattles {
  private readonly outcomes = new Map<string, Outcome[]>()

  constructor(
    private readonly behaviors: readonly RaidArenas[],
    private readonly fighter: Fighter,
    private readonly npcs: readonly Fighter[],
  ) {}

  /** Returns the results of `battles` battles, at least 1, against the boss's hardest behavior. */
  quickStats(team: Team, battles: number): Tally {
    return this.behaviors
      .map((_, behavior) => ({
        behavior,
        share: Math.ceil((battles - behavior) / this.behaviors.length),
      }))
      .filter(({ share }) => share > 0)
      .map(({ behavior, share }) => this.tally(team, behavior, share))
      .reduce(pickWorse)
  }

  /** Simulates the boss's hardest behavior. Stops early on behaviors with a clearly higher win rate. */
  solo(plan: Plan, precision: Precision): SoloBattles {
    return (lobby, secondsPerTurn, upTo, maxBattles = precision.most) => {
      const team = { plan, raiders: 1, npcs: SOLO_PARTNERS[lobby], secondsPerTurn }
      const batches = this.behaviors.map(
        (_, behavior) => (battles: number) => this.tally(team, behavior, battles),
      )
      return worstCaseStats(batches, { ...precision, upTo, most: maxBattles })
    }
  }

  private tally(team: Team, behavior: number, battles: number): Tally {
    const { plan, raiders, npcs = 0, secondsPerTurn } = team
    // The same seeds at each turn speed, with NPCs and without.
    const seedKey = [behavior, raiders, ...Object.values(plan)].join()
    const outcomes = getOrAdd(this.outcomes, [seedKey, npcs, secondsPerTurn].join(), () => [])
    const arenas = withTurnSpeed(this.behaviors[behavior] ?? [], secondsPerTurn)
    for (let battle = outcomes.length; battle < battles; battle++) {
      // One arena per ability of the boss.
      const arena = arenas[battle % arenas.length]
      if (arena) outcomes.push(this.fightOnce(arena, team, hashOf(seedKey, this.fighter.species, battle)))
    }
    return tallyOf(outcomes.slice(0, battles))
  }

  private fightOnce(arena: Arena, { plan, raiders, npcs = 0 }: Team, seed: number): Outcome {
    const player = { fighter: this.fighter, decide: attackerPolicy(plan) }
    const npcTeam = drawnPartners(this.npcs, npcs, createRandom(hashOf(seed, 'partners')))
    return outcomeOf(arena, [...Array<typeof player>(raiders).fill(player), ...npcTeam], seed)
  }
}

function withTurnSpeed(arenas: readonly Arena[], secondsPerTurn: number | undefined): readonly Arena[] {
  if (secondsPerTurn === undefined) return arenas
  return arenas.map((arena) => ({ ...arena, assumptions: { ...arena.assumptions, secondsPerTurn } }))
}
