import {
  battlesOf,
  type Outcome,
  type Precision,
  pickWorse,
  type Tally,
  worstCaseStats,
} from '@/battle/odds/tally'
import { TIER_RULES } from '@/data/tiers'
import type { BossPicks, Tier } from '@/data/vocabulary'
import { STRESS_CONDITIONS, type StressCondition, USUAL_CONDITION } from './stress-conditions'

export interface TestCase {
  readonly condition: StressCondition
  readonly picks: BossPicks
}

export function testCases(tier: Tier): readonly TestCase[] {
  const picksByDifficulty = TIER_RULES[tier].bossPicks.toReversed()
  return STRESS_CONDITIONS.flatMap((condition) => picksByDifficulty.map((picks) => ({ condition, picks })))
}

/** `chance` is the win rate as a share under the worst condition. */
export interface Verified {
  readonly chance: number
  readonly usual: Tally
}

interface Measurement {
  readonly precision: Precision
  readonly usualBattles: number
}

export function worstCaseOver<T extends TestCase>(
  cases: readonly T[],
  fight: (testCase: T, battle: number) => Outcome,
  { precision, usualBattles }: Measurement,
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
  return { chance: worst.wins, usual: usual.reduce(pickWorse) }
}
