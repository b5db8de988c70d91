import { raidIndex } from '@/data/shipped/raid-index'
import { byProgress, type Progress } from './filters'

const beaten = new Map([['6/Paldea/Garchomp', '2026-11-22']])

test('marking 6★ Garchomp as beaten leaves all other raids, 5★ Garchomp too', () => {
  const named = (progress: Progress) =>
    byProgress(raidIndex, progress, beaten).map(({ tier, boss }) => tier + boss)
  expect(named('Yes')).toEqual(['6Garchomp'])
  expect(named('Not yet')).toHaveLength(427)
  expect(named('Not yet')).toContain('5Garchomp')
})

test('only the marked version of an event raid is beaten: Charizard of 2024, not of 2022', () => {
  const marked = new Map([['7/Event/7-charizard-dragon-v2', '2026-11-22']])
  expect(byProgress(raidIndex, 'Yes', marked).map(({ boss }) => boss)).toEqual(['Charizard'])
})

test('without a progress filter, all raids match', () => {
  expect(byProgress(raidIndex, undefined, beaten)).toHaveLength(428)
})
