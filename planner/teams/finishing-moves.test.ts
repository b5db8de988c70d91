import { type FindUsableSpecies, raidOf, usableSpeciesByName } from '@/planner/testing/named'
import { type FinishingMove, finishingMovesOf, shareAgainst } from './finishing-moves'

let creature: FindUsableSpecies

beforeAll(async () => {
  creature = await usableSpeciesByName()
})

function finishingMove(name: string, move: string, ability?: string): FinishingMove | undefined {
  return finishingMovesOf(creature(name)).find(
    (candidate) => candidate.move.name === move && (ability === undefined || candidate.ability === ability),
  )
}

const AZUMARILL = 'Azumarill'

test('Huge Power doubles Azumarill’s finishing moves', () => {
  const [hugePower, sapSipper] = [
    finishingMove(AZUMARILL, 'Play Rough', 'Huge Power'),
    finishingMove(AZUMARILL, 'Play Rough', 'Sap Sipper'),
  ]
  expect((hugePower?.damage ?? 0) / (sapSipper?.damage ?? 1)).toBeCloseTo(2, 1)
})

test('Azumarill boosts with Belly Drum, which raises Attack to the maximum', () => {
  const playRough = finishingMove(AZUMARILL, 'Play Rough')
  expect(playRough?.boost?.move.name).toBe('Belly Drum')
  expect(playRough?.boost?.raises).toBeGreaterThanOrEqual(6)
})

test('damage is measured before Terastallizing: Azumarill has a bonus for Water, not for Ice', () => {
  const [liquidation, ice] = [finishingMove(AZUMARILL, 'Liquidation'), finishingMove(AZUMARILL, 'Ice Punch')]
  expect((liquidation?.damage ?? 0) / (ice?.damage ?? 1)).toBeCloseTo((85 / 75) * 1.5, 1)
})

test('moves that miss often, recharge, charge or wait for the foe aren’t finishing moves', () => {
  expect(finishingMove('Blissey', 'Focus Blast')).toBeUndefined()
  expect(finishingMove('Blissey', 'Hyper Beam')).toBeUndefined()
  expect(finishingMove('Chesnaught', 'Solar Beam')).toBeUndefined()
  expect(finishingMove('Kingambit', 'Sucker Punch')).toBeUndefined()
})

test('moves with a cost to the user are finishing moves: Steel Beam, Draco Meteor', () => {
  expect(finishingMove('Gholdengo', 'Steel Beam')).toBeDefined()
  expect(finishingMove('Dragalge', 'Draco Meteor')).toBeDefined()
})

test('Earthquake does nothing to Tera Flying, and four times as much to Fire as to Grass', () => {
  const earthquake = finishingMove('Garchomp', 'Earthquake')
  if (!earthquake) throw new Error('Garchomp has no Earthquake')
  const shareOn = (teraType: 'Flying' | 'Fire' | 'Grass') =>
    shareAgainst(earthquake, raidOf('6', 'Blissey', teraType))
  expect(shareOn('Flying')).toBe(0)
  expect(shareOn('Fire') / shareOn('Grass')).toBeCloseTo(4)
})
