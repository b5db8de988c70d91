import {
  battlesOf,
  highestScore,
  type Outcome,
  pickWorse,
  tallyOf,
  uncertainty,
  worstCaseStats,
} from './tally'

const WON: Outcome = { won: true, turns: 10, faints: 0, bossHpShare: 0, lowestHpShare: 0.4, timeShare: 0.5 }
const LOST: Outcome = { won: false, turns: 30, faints: 4, bossHpShare: 0.5, lowestHpShare: 0, timeShare: 0 }

function battles(won: number, lost: number) {
  return tallyOf([...Array(won).fill(WON), ...Array(lost).fill(LOST)])
}

test('a win rate of 50% is within five points after 385 battles, and not after 300', () => {
  expect(uncertainty(battles(192, 193))).toBeLessThanOrEqual(0.05)
  expect(uncertainty(battles(150, 150))).toBeGreaterThan(0.05)
})

test('a win rate of 100% is within five points after 35 battles', () => {
  // Wilson: 1.96 * sqrt(3.8416 / (4 * 35^2)) / (1 + 3.8416 / 35) = 0.0495
  expect(uncertainty(battles(35, 0))).toBeCloseTo(0.0495, 4)
})

test('the damage taken is the HP that the boss has lost', () => {
  expect(tallyOf([{ ...LOST, bossHpShare: 0.2 }]).taken).toBeCloseTo(0.8)
})

test('turns are the average of wins', () => {
  expect(battles(3, 1).turns).toBe(10)
})

test('of the boss’s two behaviors, the behavior with fewer wins counts', () => {
  const [good, bad] = [battles(9, 1), battles(5, 5)]
  expect(pickWorse(good, bad)).toBe(bad)
  expect(pickWorse(bad, good)).toBe(bad)
})

test('the lowest HP are from the 10th worst of 100 battles', () => {
  const outcomes = Array.from({ length: 100 }, (_, index) => ({ ...WON, lowestHpShare: index / 100 }))
  expect(tallyOf(outcomes).lowestHp).toBeCloseTo(0.1)
})

test('the time left is from the slowest tenth of wins; losses don’t count', () => {
  const outcomes = Array.from({ length: 100 }, (_, index) => ({ ...WON, timeShare: index / 100 }))
  expect(tallyOf([...outcomes, ...Array<Outcome>(50).fill(LOST)]).timeLeft).toBeCloseTo(0.1)
  expect(tallyOf([LOST]).timeLeft).toBe(0)
})

test('a plan that keeps 40% HP beats a plan that falls to 5% and wins slightly sooner, but not much sooner', () => {
  const score = (change: Partial<Outcome>) => tallyOf([{ ...WON, ...change }]).score
  const risky = score({ lowestHpShare: 0.05, timeShare: 0.7 })
  expect(risky).toBeLessThan(score({ lowestHpShare: 0.4, timeShare: 0.6 }))
  expect(risky).toBeGreaterThan(score({ lowestHpShare: 0.4, timeShare: 0.2 }))
})

test('the highest possible score assumes immediate wins in all battles left', () => {
  // Half of the boss's HP for 0.4: 0.2, and three wins of 1.36.
  expect(highestScore([LOST], 4)).toBeCloseTo((0.2 + 3 * 1.36) / 4)
  expect(highestScore([WON, LOST], 2)).toBeCloseTo(tallyOf([WON, LOST]).score)
})

const FIVE_POINTS = { within: 0.05, most: 400 }

/** Battles with this win rate in percent, and the highest number requested. */
function battlesWon(percent: number) {
  const requested = { most: 0 }
  const battles = (count: number) => {
    requested.most = Math.max(requested.most, count)
    const won = Math.round((count * percent) / 100)
    return tallyOf([...Array<Outcome>(won).fill(WON), ...Array<Outcome>(count - won).fill(LOST)])
  }
  return { asked: requested, battles }
}

test('a win rate of 100% needs 36 battles', () => {
  const sure = battlesWon(100)
  expect(worstCaseStats([sure.battles], FIVE_POINTS).wins).toBe(1)
  expect(sure.asked.most).toBe(36)
})

test('a win rate of 50% needs battles until it is within five points', () => {
  const even = battlesWon(50)
  expect(uncertainty(worstCaseStats([even.battles], FIVE_POINTS))).toBeLessThanOrEqual(0.05)
  expect(even.asked.most).toBe(400)
})

test('a behavior with clearly more wins stops early', () => {
  const [often, seldom] = [battlesWon(80), battlesWon(20)]
  expect(worstCaseStats([often.battles, seldom.battles], FIVE_POINTS).wins).toBeCloseTo(0.2)
  expect(often.asked.most).toBe(36)
  expect(seldom.asked.most).toBeGreaterThan(200)
})

test('a rate clearly above a share stops early; a rate below the share doesn’t', () => {
  const [above, below] = [battlesWon(80), battlesWon(20)]
  worstCaseStats([above.battles], { ...FIVE_POINTS, upTo: 0.4 })
  worstCaseStats([below.battles], { ...FIVE_POINTS, upTo: 0.4 })
  expect(above.asked.most).toBe(36)
  expect(below.asked.most).toBeGreaterThan(200)
})

test('two behaviors with about equal wins run until the worse is certain', () => {
  const [better, worse] = [battlesWon(52), battlesWon(48)]
  expect(worstCaseStats([better.battles, worse.battles], FIVE_POINTS).wins).toBeCloseTo(0.48)
  expect([better.asked.most, worse.asked.most]).toEqual([400, 400])
})

test('each battle is simulated once, however often it is requested', () => {
  const simulated: number[] = []
  const battles = battlesOf((battle) => {
    simulated.push(battle)
    return battle === 0 ? WON : LOST
  })
  expect(battles(2).wins).toBe(0.5)
  expect(battles(4).wins).toBe(0.25)
  expect(battles(1).wins).toBe(1)
  expect(simulated).toEqual([0, 1, 2, 3])
})
