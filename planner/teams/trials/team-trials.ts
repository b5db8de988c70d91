import { ASSUMPTIONS } from '@/battle/assumptions'
import type { Build } from '@/battle/build'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Listener, Player } from '@/battle/engine/fight'
import type { Arena } from '@/battle/model/arena'
import type { Fighter } from '@/battle/model/fighter'
import { type Outcome, outcomeOf } from '@/battle/odds/tally'
import { PLAYING } from '@/battle/policy/playing'
import { teamPlaying } from '@/battle/policy/team-play'
import type { TypeName } from '@/data/vocabulary'
import { hashOf } from '@/lib/hash'
import { mean } from '@/lib/mean'
import { memoized } from '@/lib/memo'
import type { RaidTeam } from '@/lib/teams/raid-team'
import { arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'
import { keyOfBuild } from '@/planner/search/raid-battles'
import type { Objective } from './objectives'
import { type StressCondition, USUAL_CONDITION } from './stress-conditions'
import { type TestCase, testCases, type Verified, worstCaseOver } from './test-cases'

/** A team that meets a boss with a Tera type under a condition, to be searched by or to be verified. */
interface Meeting {
  readonly team: RaidTeam
  readonly teraType: TypeName
  readonly testCase: TestCase
  /** Part of the seed: what verifies a team is nothing that a search has seen. */
  readonly purpose: 'search' | 'verified'
}

/** A sure win is settled after 144 battles of each kind. */
const LISTED = { precision: { within: 0.015, most: 400 }, usualBattles: 100 }

/** The battles of teams against one boss with any of its Tera types, under all conditions. The same seed has the same battles. */
export class TeamTrials {
  private readonly damage = createDamageSource()
  private readonly fighters = new Map<string, Fighter>()
  private readonly arenas = new Map<string, readonly Arena[]>()
  private readonly outcomes = new Map<string, Outcome[]>()
  private readonly known = new Map<string, Verified>()
  private readonly cases: readonly TestCase[]

  constructor(private readonly raid: NamedRaid) {
    this.cases = testCases(raid.id.tier)
  }

  /** Mean score of a team's first battles, shared evenly by all test cases, hardest first. */
  quickScore(team: RaidTeam, teraType: TypeName, battles: number, objective: Objective): number {
    const key = `${teraType} ${keyOfTeam(team)}`
    const outcomes = memoized(this.outcomes, key, () => [])
    for (let battle = outcomes.length; battle < battles; battle++) {
      const testCase = this.cases[battle % this.cases.length]
      const round = Math.floor(battle / this.cases.length)
      if (testCase) outcomes.push(this.fought({ team, teraType, testCase, purpose: 'search' }, round))
    }
    return mean(outcomes.slice(0, battles).map(objective))
  }

  /** The chance of a team, settled in battles that no search has seen. */
  verified(team: RaidTeam, teraType: TypeName): Verified {
    return memoized(this.known, `${teraType} ${keyOfTeam(team)}`, () =>
      worstCaseOver(
        this.cases,
        (testCase, battle) => this.fought({ team, teraType, testCase, purpose: 'verified' }, battle),
        LISTED,
      ),
    )
  }

  /**
   * Fights so many battles under the usual condition, shared evenly by the ways in which the boss may pick its moves, and lets
   * the listener hear each turn.
   */
  watch(team: RaidTeam, teraType: TypeName, battles: number, listen: Listener): void {
    const cases = this.cases.filter(({ condition }) => condition === USUAL_CONDITION)
    for (let battle = 0; battle < battles; battle++) {
      const testCase = cases[battle % cases.length]
      const round = Math.floor(battle / cases.length)
      if (testCase) this.fought({ team, teraType, testCase, purpose: 'search' }, round, listen)
    }
  }

  /** The arenas of the usual condition, one for each ability of the boss, for what is reckoned before any battle. */
  usualArenas(teraType: TypeName): readonly Arena[] {
    return this.arenasOf(teraType, { condition: USUAL_CONDITION, picks: 'at random' })
  }

  /** A build as a fighter: the same object whenever it is asked for, since what is remembered of damages hangs on it. */
  fighter(build: Build): Fighter {
    return memoized(this.fighters, keyOfBuild(build), () => raiderFighter(build, moveNamed))
  }

  private fought({ team, teraType, testCase, purpose }: Meeting, battle: number, listen?: Listener): Outcome {
    const { condition, picks } = testCase
    const arenas = this.arenasOf(teraType, testCase)
    const arena = arenas[battle % arenas.length]
    if (!arena) throw new Error('A raid has an arena for each ability of its boss')
    const seed = hashOf(this.raid.name, teraType, picks, condition.name, purpose)
    return outcomeOf(arena, this.players(team, condition, battle), hashOf(seed, battle), listen)
  }

  private players(
    { raiders, opening }: RaidTeam,
    { orders, ordered }: StressCondition,
    battle: number,
  ): Player[] {
    const rounds = ordered(opening, battle % orders)
    return raiders.map(({ build, role, plan }) => ({
      fighter: this.fighter(build),
      decide: teamPlaying(rounds, plan, PLAYING[role](plan)),
    }))
  }

  private arenasOf(teraType: TypeName, { condition, picks }: TestCase): readonly Arena[] {
    return memoized(this.arenas, [teraType, condition.name, picks].join(), () => {
      const assumptions = { ...ASSUMPTIONS, ...condition.assumptions, bossPicks: picks }
      const arenas = arenasAgainst({ raid: this.raid, teraType, damageOf: this.damage.rolls, assumptions })
      return arenas.map(condition.arena)
    })
  }
}

/** A key that two teams share when they are the same. */
export function keyOfTeam({ raiders, opening }: RaidTeam): string {
  return JSON.stringify([raiders.map(({ build, role, plan }) => [keyOfBuild(build), role, plan]), opening])
}
