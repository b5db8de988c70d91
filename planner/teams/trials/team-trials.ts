import { ASSUMPTIONS } from '@/battle/assumptions'
import type { Build } from '@/battle/build'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Arena } from '@/battle/model/arena'
import type { Fighter } from '@/battle/model/fighter'
import { type Outcome, outcomeOf } from '@/battle/odds/tally'
import { POLICY_BY_ROLE } from '@/battle/policy/playing'
import { teamPolicy } from '@/battle/policy/team-play'
import type { Listener, Player } from '@/battle/turns/fight'
import type { TypeName } from '@/data/vocabulary'
import { hashOf } from '@/lib/hash'
import { mean } from '@/lib/mean'
import { getOrAdd } from '@/lib/memo'
import type { RaidTeam } from '@/lib/teams/raid-team'
import { arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'
import { keyOfBuild } from '@/planner/search/raid-battles'
import type { Objective } from './objectives'
import { type StressCondition, USUAL_CONDITION } from './stress-conditions'
import { type TestCase, testCases, type Verified, worstCaseOver } from './test-cases'

interface Trial {
  readonly team: RaidTeam
  readonly teraType: TypeName
  readonly testCase: TestCase
  /** Part of the seed, so that verification uses battles that no search has seen. */
  readonly purpose: 'search' | 'verified'
}

/** With 144 battles per test case, a team that always wins is precise enough. */
const PRECISION = { precision: { within: 0.015, most: 400 }, usualBattles: 100 }

/** Covers all Tera types of one boss, under all conditions. The same team has the same battles. */
export class TeamTrials {
  private readonly damage = createDamageSource()
  private readonly fighters = new Map<string, Fighter>()
  private readonly arenas = new Map<string, readonly Arena[]>()
  private readonly outcomes = new Map<string, Outcome[]>()
  private readonly verifiedByTeam = new Map<string, Verified>()
  private readonly cases: readonly TestCase[]

  constructor(private readonly raid: NamedRaid) {
    this.cases = testCases(raid.id.tier)
  }

  quickScore(team: RaidTeam, teraType: TypeName, battles: number, objective: Objective): number {
    const key = `${teraType} ${keyOfTeam(team)}`
    const outcomes = getOrAdd(this.outcomes, key, () => [])
    for (let battle = outcomes.length; battle < battles; battle++) {
      const testCase = this.cases[battle % this.cases.length]
      const round = Math.floor(battle / this.cases.length)
      if (testCase) outcomes.push(this.fight({ team, teraType, testCase, purpose: 'search' }, round))
    }
    return mean(outcomes.slice(0, battles).map(objective))
  }

  verified(team: RaidTeam, teraType: TypeName): Verified {
    return getOrAdd(this.verifiedByTeam, `${teraType} ${keyOfTeam(team)}`, () =>
      worstCaseOver(
        this.cases,
        (testCase, battle) => this.fight({ team, teraType, testCase, purpose: 'verified' }, battle),
        PRECISION,
      ),
    )
  }

  /** Fights under the usual condition, split across boss behaviors. `listen` gets each turn. */
  watch(team: RaidTeam, teraType: TypeName, battles: number, listen: Listener): void {
    const cases = this.cases.filter(({ condition }) => condition === USUAL_CONDITION)
    for (let battle = 0; battle < battles; battle++) {
      const testCase = cases[battle % cases.length]
      const round = Math.floor(battle / cases.length)
      if (testCase) this.fight({ team, teraType, testCase, purpose: 'search' }, round, listen)
    }
  }

  usualArenas(teraType: TypeName): readonly Arena[] {
    return this.arenasOf(teraType, { condition: USUAL_CONDITION, picks: 'at random' })
  }

  /** The same build returns the same object, since cached damage depends on its identity. */
  fighter(build: Build): Fighter {
    return getOrAdd(this.fighters, keyOfBuild(build), () => raiderFighter(build, moveNamed))
  }

  private fight({ team, teraType, testCase, purpose }: Trial, battle: number, listen?: Listener): Outcome {
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
      decide: teamPolicy(rounds, plan, POLICY_BY_ROLE[role](plan)),
    }))
  }

  private arenasOf(teraType: TypeName, { condition, picks }: TestCase): readonly Arena[] {
    return getOrAdd(this.arenas, [teraType, condition.name, picks].join(), () => {
      const assumptions = { ...ASSUMPTIONS, ...condition.assumptions, bossPicks: picks }
      const arenas = arenasAgainst({ raid: this.raid, teraType, damageOf: this.damage.rolls, assumptions })
      return arenas.map(condition.arena)
    })
  }
}

export function keyOfTeam({ raiders, opening }: RaidTeam): string {
  return JSON.stringify([raiders.map(({ build, role, plan }) => [keyOfBuild(build), role, plan]), opening])
}
