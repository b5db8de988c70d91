import { type Tally, tallyOf } from '@/battle/odds/tally'
import { helps } from './best-supports'

function team(wins: number, turns: number, lowestHp = 0): Tally {
  return { ...tallyOf([]), battles: 100, wins, turns, lowestHp }
}

test('a support helps if the team wins at least five points more', () => {
  expect(helps(team(0.5, 20), team(0.56, 25))).toBe(true)
  expect(helps(team(0.5, 20), team(0.53, 20))).toBe(false)
})

test('a support helps if it saves half a turn and the team wins as often', () => {
  expect(helps(team(1, 10), team(1, 9.5))).toBe(true)
  expect(helps(team(1, 10), team(1, 9.6))).toBe(false)
  expect(helps(team(1, 10), team(0.9, 8))).toBe(false)
})

test('a support helps if it prevents faints or keeps the team above 30% HP, even if it saves no turn', () => {
  expect(helps(team(1, 10, 0), team(1, 10.2, 0.08))).toBe(true)
  expect(helps(team(1, 10, 0.12), team(1, 10.2, 0.34))).toBe(true)
  expect(helps(team(1, 10, 0.12), team(1, 10.2, 0.28))).toBe(false)
  expect(helps(team(1, 10, 0.12), team(0.9, 10, 0.34))).toBe(false)
})

test('nothing helps a team that never wins', () => {
  expect(helps(team(0, 0), team(0, 0, 0.5))).toBe(false)
})
