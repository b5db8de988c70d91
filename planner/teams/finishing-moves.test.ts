import { type FindUsableSpecies, raidOf, usableSpeciesByName } from '@/planner/testing/named'
import { type FinishingMove, finishingMovesOf, shareAgainst } from './finishing-moves'

let creature: FindUsableSpecies

beforeAll(async () => {
  creature = await usableSpeciesByName()
})

function finishingMove(name: string, move: string, ability?: string): FinishingMove | undefined {
  return finishingMovesOf(creature(name)).find(
    (one) => one.move.name === move && (ability === undefined || one.ability === ability),
  )
}

const AZUMARILL = 'Azumarill'

test('Huge Power doubles Azumarill’s finishing moves', () => {
  const [huge, plain] = [
    finishingMove(AZUMARILL, 'Play Rough', 'Huge Power'),
    finishingMove(AZUMARILL, 'Play Rough', 'Sap Sipper'),
  ]
  expect((huge?.damage ?? 0) / (plain?.damage ?? 1)).toBeCloseTo(2, 1)
})

test('Belly Drum is the boost of Azumarill, which raises Attack to the maximum', () => {
  const found = finishingMove(AZUMARILL, 'Play Rough')
  expect(found?.boost?.move.name).toBe('Belly Drum')
  expect(found?.boost?.raises).toBeGreaterThanOrEqual(6)
})

test('damage is measured before Terastallizing: Water is its own type, Ice isn’t', () => {
  const [liquidation, ice] = [finishingMove(AZUMARILL, 'Liquidation'), finishingMove(AZUMARILL, 'Ice Punch')]
  expect((liquidation?.damage ?? 0) / (ice?.damage ?? 1)).toBeCloseTo((85 / 75) * 1.5, 1)
})

test('moves that miss 30%, recharge, charge or wait for the foe aren’t reliable', () => {
  expect(finishingMove('Blissey', 'Focus Blast')).toBeUndefined()
  expect(finishingMove('Blissey', 'Hyper Beam')).toBeUndefined()
  expect(finishingMove('Chesnaught', 'Solar Beam')).toBeUndefined()
  expect(finishingMove('Kingambit', 'Sucker Punch')).toBeUndefined()
})

test('moves with a cost to the user count, unlike in lists of attackers: Steel Beam, Draco Meteor', () => {
  expect(finishingMove('Gholdengo', 'Steel Beam')).toBeDefined()
  expect(finishingMove('Dragalge', 'Draco Meteor')).toBeDefined()
})

test('Earthquake does nothing to Tera Flying, and four times as much to Fire as to Grass', () => {
  const found = finishingMove('Garchomp', 'Earthquake')
  if (!found) throw new Error('Garchomp has no Earthquake')
  const against = (teraType: 'Flying' | 'Fire' | 'Grass') =>
    shareAgainst(found, raidOf('6', 'Blissey', teraType))
  expect(against('Flying')).toBe(0)
  expect(against('Fire') / against('Grass')).toBeCloseTo(4)
})
