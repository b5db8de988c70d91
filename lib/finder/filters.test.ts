import { raidIndex } from '@/data/shipped/raid-index'
import { byProgress, type Progress } from './filters'

const beaten = new Map([['6/Paldea/Garchomp', '2026-11-22']])

test('marking 6★ Garchomp as beaten leaves all other raids, 5★ Garchomp too', () => {
  const raidsWith = (progress: Progress) =>
    byProgress(raidIndex, progress, beaten).map(({ tier, boss }) => tier + boss)
  expect(raidsWith('Yes')).toEqual(['6Garchomp'])
  expect(raidsWith('Not yet')).toHaveLength(427)
  expect(raidsWith('Not yet')).toContain('5Garchomp')
})

test('only the marked version of an event raid is beaten: Charizard of 2024, not of 2022', () => {
  const beatenVersion = new Map([['7/Event/7-charizard-dragon-v2', '2026-11-22']])
  expect(byProgress(raidIndex, 'Yes', beatenVersion).map(({ boss }) => boss)).toEqual(['Charizard'])
})

test('without a progress filter, all raids match', () => {
  expect(byProgress(raidIndex, undefined, beaten)).toHaveLength(428)
})
