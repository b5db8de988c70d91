import { ASSUMPTIONS } from '@/battle/assumptions'
import type { Arena } from '@/battle/model/arena'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom } from '@/battle/model/random'
import { drawnPartners } from '@/battle/odds/partners'
import { type RaidParts, raidArenas } from '@/battle/odds/raid-arenas'
import { type Outcome, outcomeOf } from '@/battle/odds/tally'
import { POLICY_BY_ROLE } from '@/battle/policy/playing'
import { teamPolicy } from '@/battle/policy/team-play'
import type { Player } from '@/battle/turns/fight'
import { hashOf } from '@/lib/hash'
import { mean } from '@/lib/mean'
import { getOrAdd } from '@/lib/memo'
import type { Raid } from '@/lib/raid/raid'
import { raidKey } from '@/lib/raid/raid-id'
import { OBJECTIVES } from '@/planner/teams/trials/objectives'
import { type StressCondition, USUAL_CONDITION } from '@/planner/teams/trials/stress-conditions'
import { type TestCase, testCases, type Verified, worstCaseOver } from '@/planner/teams/trials/test-cases'
import { keyOfPartyTeam, type PartyTeam } from './party-team'

interface TestCaseWithArenas extends TestCase {
  readonly arenas: readonly Arena[]
}

/** Few battles, since a player waits. */
const PRECISION = { precision: { within: 0.05, most: 100 }, usualBattles: 50 }

interface Night {
  readonly parts: RaidParts & { readonly raid: Pick<Raid, 'id'> }
  readonly partners: readonly Fighter[]
  readonly free: number
  readonly seed: number
}

/**
 * Same stress conditions as for our own teams, so win rates are comparable. The same seed gives the
 * same battles.
 */
export class PartyBattles {
  private readonly outcomes = new Map<string, Outcome[]>()
  private readonly cases: readonly TestCaseWithArenas[]

  constructor(private readonly night: Night) {
    this.cases = testCases(night.parts.raid.id.tier).map((testCase) => ({
      ...testCase,
      arenas: arenasOf(night.parts, testCase),
    }))
  }

  usualArena(): Arena {
    const [arena] = arenasOf(this.night.parts, { condition: USUAL_CONDITION, picks: 'at random' })
    if (!arena) throw new Error('A raid has an arena for each ability of its boss')
    return arena
  }

  /** Averages the first battles, split across test cases, hardest first. Counts wins, then safety. */
  quickScore(team: PartyTeam, battles: number): number {
    const outcomes = getOrAdd(this.outcomes, keyOfPartyTeam(team), () => [])
    for (let battle = outcomes.length; battle < battles; battle++) {
      const testCase = this.cases[battle % this.cases.length]
      if (testCase)
        outcomes.push(this.fight(team, testCase, 'search', Math.floor(battle / this.cases.length)))
    }
    return mean(outcomes.slice(0, battles).map(OBJECTIVES.safe))
  }

  preciseStats(team: PartyTeam): Verified {
    return worstCaseOver(
      this.cases,
      (testCase, battle) => this.fight(team, testCase, 'settled', battle),
      PRECISION,
    )
  }

  private fight(
    team: PartyTeam,
    testCase: TestCaseWithArenas,
    purpose: 'search' | 'settled',
    battle: number,
  ): Outcome {
    const { parts, seed, partners, free } = this.night
    const { condition, picks, arenas } = testCase
    const arena = arenas[battle % arenas.length]
    if (!arena) throw new Error('A raid has an arena for each ability of its boss')
    const keyParts = [raidKey(parts.raid.id), parts.teraType, picks, condition.name, purpose]
    const battleSeed = hashOf(seed, ...keyParts, battle)
    const npcs = drawnPartners(partners, free, createRandom(hashOf(battleSeed, 'partners')))
    return outcomeOf(arena, [...playersOf(team, condition, battle), ...npcs], battleSeed)
  }
}

function playersOf(
  { members, opening }: PartyTeam,
  { orders, ordered }: StressCondition,
  battle: number,
): Player[] {
  const rounds = ordered(opening, battle % orders)
  return members.map(({ candidate, role, plan }) => ({
    fighter: candidate.fighter,
    decide: teamPolicy(rounds, plan, POLICY_BY_ROLE[role](plan)),
  }))
}

function arenasOf(parts: RaidParts, { condition, picks }: TestCase): readonly Arena[] {
  const assumptions = { ...ASSUMPTIONS, ...condition.assumptions, bossPicks: picks }
  return raidArenas({ ...parts, assumptions }).map(condition.arena)
}
