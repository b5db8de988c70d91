import {
  battlesOf,
  type Outcome,
  type Precision,
  type Tally,
  worse,
  worstCaseStats,
} from '@/battle/odds/tally'
import { TIER_RULES } from '@/data/tiers'
import type { BossPicks, Tier } from '@/data/vocabulary'
import { STRESS_CONDITIONS, type StressCondition, USUAL_CONDITION } from './stress-conditions'

export interface TestCase {
  readonly condition: StressCondition
  readonly picks: BossPicks
}

/** Returns a tier's test cases, those that most teams fail first. */
export function testCases(tier: Tier): readonly TestCase[] {
  const ways = TIER_RULES[tier].bossPicks.toReversed()
  return STRESS_CONDITIONS.flatMap((condition) => ways.map((picks) => ({ condition, picks })))
}

/** A team's results: its win rate as a share under the worst condition, and its battles under usual ones. */
export interface Verified {
  readonly chance: number
  readonly usual: Tally
}

/** Precision of the win rate, and the battles for turns, faints and HP. */
interface Wanted {
  readonly precision: Precision
  readonly usualBattles: number
}

/** `fight` fights one battle of a test case, numbered from 0. */
export function worstCaseOver<One extends TestCase>(
  cases: readonly One[],
  fight: (testCase: One, battle: number) => Outcome,
  { precision, usualBattles }: Wanted,
): Verified {
  const tallies = cases.map((testCase) => ({
    testCase,
    battles: battlesOf((battle) => fight(testCase, battle)),
  }))
  const usual = tallies.flatMap(({ testCase, battles }) =>
    testCase.condition === USUAL_CONDITION ? [battles(usualBattles)] : [],
  )
  const worst = worstCaseStats(
    tallies.map(({ battles }) => battles),
    precision,
  )
  return { chance: worst.wins, usual: usual.reduce(worse) }
}
