import { leastAlone } from '@/battle/win-rates'
import { type SoloLobby, soloRates } from './solo-rate'
import type { Tally } from './tally'

type Rates = Readonly<Record<SoloLobby, readonly [fast: number, usual: number, slow: number]>>

const SURE = [100, 100, 100] as const

function ratesOf(rates: Partial<Rates>) {
  const { nobody = SURE, NPCs = SURE } = rates
  const battles: string[] = []
  const result = soloRates((lobby, secondsPerTurn = 12, _, maxBattles) => {
    battles.push(`${lobby} ${secondsPerTurn}${maxBattles === undefined ? '' : ' sample'}`)
    const [fast, usual, slow] = { nobody, NPCs }[lobby]
    return tally(secondsPerTurn === 12 ? usual : secondsPerTurn < 12 ? fast : slow)
  })
  return { result, least: leastAlone(result), fought: new Set(battles) }
}

function tally(percent: number): Tally {
  const rest = { battles: 36, turns: 9, faints: 0, lowestHp: 0.5, taken: 1, timeLeft: 0.6, score: 1 }
  return { ...rest, wins: percent / 100 }
}

test('NPCs bring the shield sooner: 80% without them and 40% with them are 40% solo', () => {
  const { result, least } = ratesOf({ nobody: [80, 80, 80], NPCs: [40, 40, 40] })
  expect(result).toEqual({ alone: 80, alonePaced: undefined, withNpcs: 40 })
  expect(least).toBe(40)
})

test('a build that NPCs help wins solo as often as without them, and both rates are set', () => {
  const { result, least } = ratesOf({ nobody: [30, 30, 30], NPCs: [76, 76, 76] })
  expect(result.withNpcs).toBe(76)
  expect(least).toBe(30)
})

test('the worst turn speed counts with NPCs, too', () => {
  const { least } = ratesOf({ NPCs: [90, 85, 20] })
  expect(least).toBe(20)
})

test('the lower rate counts even within ten points: 60% without NPCs and 52% with them are 52% solo', () => {
  expect(ratesOf({ nobody: [60, 60, 60], NPCs: [52, 52, 52] }).least).toBe(52)
})

test('a build that wins slightly more often with NPCs has one rate', () => {
  expect(ratesOf({ nobody: [52, 52, 52], NPCs: [60, 60, 60] }).result.withNpcs).toBeUndefined()
})

test('a build that always wins soon is sampled at each turn speed, and precise only at the usual speed', () => {
  const settled = [...ratesOf({}).fought].filter((fight) => !fight.endsWith('sample'))
  expect(settled).toEqual(['nobody 12', 'NPCs 12'])
})

test('a build that wins with time left may lose to the script at another turn speed: 95% are 60% in slow turns', () => {
  const { result, least } = ratesOf({ nobody: [73, 95, 60], NPCs: [95, 95, 95] })
  expect(result.alonePaced).toEqual([73, 60])
  expect(least).toBe(60)
})
