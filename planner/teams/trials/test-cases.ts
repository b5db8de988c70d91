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

/** A condition with one way in which the boss may pick its moves. */
export interface TestCase {
  readonly condition: StressCondition
  readonly picks: BossPicks
}

/** Test cases that a team has to win in a tier, those that most teams fail first. */
export function testCases(tier: Tier): readonly TestCase[] {
  const ways = TIER_RULES[tier].bossPicks.toReversed()
  return STRESS_CONDITIONS.flatMap((condition) => ways.map((picks) => ({ condition, picks })))
}

/** How a team fares: its chance under the worst of all conditions, as a share, and its battles under the usual ones. */
export interface Verified {
  readonly chance: number
  readonly usual: Tally
}

/** How far the chance is settled, and the battles by which turns, faints and HP are told. */
interface Wanted {
  readonly precision: Precision
  readonly usualBattles: number
}

/**
 * Returns how a team does in all test cases.
 *
 * @param fight fights one battle of a test case, by its number from 0
 */
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
