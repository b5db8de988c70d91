import { leastAlone } from '@/battle/win-rates'
import { type Beside, soloRates } from './solo-rate'
import type { Tally } from './tally'

/** Win rates in percent at turns of 10, 12 and 15 seconds. */
type Rates = Readonly<Record<Beside, readonly [fast: number, usual: number, slow: number]>>

const SURE = [100, 100, 100] as const

function ratesOf(rates: Partial<Rates>) {
  const { nobody = SURE, NPCs = SURE } = rates
  const fought: string[] = []
  const found = soloRates((beside, secondsPerTurn = 12, _, most) => {
    fought.push(`${beside} ${secondsPerTurn}${most === undefined ? '' : ' sample'}`)
    const [fast, usual, slow] = { nobody, NPCs }[beside]
    return tally(secondsPerTurn === 12 ? usual : secondsPerTurn < 12 ? fast : slow)
  })
  return { found, least: leastAlone(found), fought: new Set(fought) }
}

function tally(percent: number): Tally {
  const rest = { battles: 36, turns: 9, faints: 0, lowestHp: 0.5, taken: 1, timeLeft: 0.6, score: 1 }
  return { ...rest, wins: percent / 100 }
}

test('NPCs bring the shield sooner: 80% without them and 40% with them are 40% solo', () => {
  const { found, least } = ratesOf({ nobody: [80, 80, 80], NPCs: [40, 40, 40] })
  expect(found).toEqual({ alone: 80, alonePaced: undefined, withNpcs: 40 })
  expect(least).toBe(40)
})

test('a build that NPCs help wins solo as often as without them, and both rates are set', () => {
  const { found, least } = ratesOf({ nobody: [30, 30, 30], NPCs: [76, 76, 76] })
  expect(found.withNpcs).toBe(76)
  expect(least).toBe(30)
})

test('with NPCs, too, the worst turn speed counts', () => {
  const { least } = ratesOf({ NPCs: [90, 85, 20] })
  expect(least).toBe(20)
})

test('the lower rate counts even within ten points: 60% without NPCs and 52% with them are 52% solo', () => {
  expect(ratesOf({ nobody: [60, 60, 60], NPCs: [52, 52, 52] }).least).toBe(52)
})

test('a build that wins slightly more often with NPCs has one rate', () => {
  expect(ratesOf({ nobody: [52, 52, 52], NPCs: [60, 60, 60] }).found.withNpcs).toBeUndefined()
})

test('a build that always wins soon fights a sample at each turn speed, and is only precise at the usual one', () => {
  const settled = [...ratesOf({}).fought].filter((fight) => !fight.endsWith('sample'))
  expect(settled).toEqual(['nobody 12', 'NPCs 12'])
})

test('a build that wins with time left may lose to the script at another turn speed: 95% are 60% in slow turns', () => {
  const { found, least } = ratesOf({ nobody: [73, 95, 60], NPCs: [95, 95, 95] })
  expect(found.alonePaced).toEqual([73, 60])
  expect(least).toBe(60)
})
