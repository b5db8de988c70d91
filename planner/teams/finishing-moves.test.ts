import { contendersByName, type FindContender, raidOf } from '@/planner/testing/named'
import { type Strike, shareAgainst, strikesOf } from './finishing-moves'

let creature: FindContender

beforeAll(async () => {
  creature = await contendersByName()
})

function strike(name: string, move: string, ability?: string): Strike | undefined {
  return strikesOf(creature(name)).find(
    (one) => one.move.name === move && (ability === undefined || one.ability === ability),
  )
}

const AZUMARILL = 'Azumarill'

test('Huge Power doubles what Azumarill strikes with', () => {
  const [huge, plain] = [
    strike(AZUMARILL, 'Play Rough', 'Huge Power'),
    strike(AZUMARILL, 'Play Rough', 'Sap Sipper'),
  ]
  expect((huge?.damage ?? 0) / (plain?.damage ?? 1)).toBeCloseTo(2, 1)
})

test('Belly Drum is the boost of Azumarill, which raises Attack as far as it goes', () => {
  const found = strike(AZUMARILL, 'Play Rough')
  expect(found?.boost?.move.name).toBe('Belly Drum')
  expect(found?.boost?.raises).toBeGreaterThanOrEqual(6)
})

test('it is measured before its user can Terastallize: Water is its own type, Ice is not', () => {
  const [liquidation, ice] = [strike(AZUMARILL, 'Liquidation'), strike(AZUMARILL, 'Ice Punch')]
  expect((liquidation?.damage ?? 0) / (ice?.damage ?? 1)).toBeCloseTo((85 / 75) * 1.5, 1)
})

test('what misses three times in ten, recharges, charges or waits for the foe is nothing to rest on', () => {
  expect(strike('Blissey', 'Focus Blast')).toBeUndefined()
  expect(strike('Blissey', 'Hyper Beam')).toBeUndefined()
  expect(strike('Chesnaught', 'Solar Beam')).toBeUndefined()
  expect(strike('Kingambit', 'Sucker Punch')).toBeUndefined()
})

test('what costs its user counts, other than in the lists of attackers: Steel Beam, Draco Meteor', () => {
  expect(strike('Gholdengo', 'Steel Beam')).toBeDefined()
  expect(strike('Dragalge', 'Draco Meteor')).toBeDefined()
})

test('Earthquake does nothing to a boss of Tera type Flying, and four times as much to Fire as to Grass', () => {
  const found = strike('Garchomp', 'Earthquake')
  if (!found) throw new Error('Garchomp has no Earthquake')
  const against = (teraType: 'Flying' | 'Fire' | 'Grass') =>
    shareAgainst(found, raidOf('6', 'Blissey', teraType))
  expect(against('Flying')).toBe(0)
  expect(against('Fire') / against('Grass')).toBeCloseTo(4)
})
