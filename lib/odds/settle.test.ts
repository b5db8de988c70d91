import type { Outcome } from './outcome'
import { settledWorst } from './settle'
import { tallyOf, uncertainty } from './tally'

const FIVE_POINTS = { within: 0.05, most: 400 }

const WON: Outcome = { won: true, turns: 10, faints: 0, bossHpShare: 0, lowestHpShare: 0.4, timeShare: 0.5 }
const LOST: Outcome = { won: false, turns: 30, faints: 4, bossHpShare: 0.5, lowestHpShare: 0, timeShare: 0 }

/** Battles of which so many in a hundred are won, and how many of them were asked for at most. */
function battlesWon(percent: number) {
  const asked = { most: 0 }
  const battles = (count: number) => {
    asked.most = Math.max(asked.most, count)
    const won = Math.round((count * percent) / 100)
    return tallyOf([...Array<Outcome>(won).fill(WON), ...Array<Outcome>(count - won).fill(LOST)])
  }
  return { asked, battles }
}

test('a sure win is settled after 36 battles', () => {
  const sure = battlesWon(100)
  expect(settledWorst([sure.battles], FIVE_POINTS).wins).toBe(1)
  expect(sure.asked.most).toBe(36)
})

test('a rate of a half is fought until it stands within five points', () => {
  const even = battlesWon(50)
  expect(uncertainty(settledWorst([even.battles], FIVE_POINTS))).toBeLessThanOrEqual(0.05)
  expect(even.asked.most).toBe(400)
})

test('a kind that is surely won more often is not fought on', () => {
  const [often, seldom] = [battlesWon(80), battlesWon(20)]
  expect(settledWorst([often.battles, seldom.battles], FIVE_POINTS).wins).toBeCloseTo(0.2)
  expect(often.asked.most).toBe(36)
  expect(seldom.asked.most).toBeGreaterThan(200)
})

test('of two kinds that are won about as often, both are fought until the worse is known', () => {
  const [better, worse] = [battlesWon(52), battlesWon(48)]
  expect(settledWorst([better.battles, worse.battles], FIVE_POINTS).wins).toBeCloseTo(0.48)
  expect([better.asked.most, worse.asked.most]).toEqual([400, 400])
})
