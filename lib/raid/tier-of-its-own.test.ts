import { bossNames } from '@/data/shipped/boss-names'
import { neighbors, sameBossInOtherTier } from './places'
import { choose, offeredRegions, offeredTeraTypes, type Selection } from './selection'

// Moves all 5★ raids to the Terarium, with a single boss that has one Tera type.
jest.mock('@/data/shipped/boss-names', () => ({
  bossNames: { '5': { Terarium: ['Charizard'] }, '6': { Paldea: ['Charizard', 'Ditto'] }, '7': {} },
  bossForms: {},
  onlyTeraTypes: { '5': { Terarium: ['Dragon'] } },
}))

const FIRE_DITTO: Selection = { tier: '6', region: 'Paldea', boss: 'Ditto', teraType: 'Fire' }
const CHARIZARD = { tier: '5', region: 'Terarium', boss: 'Charizard' } as const

test('a tier offers the regions where it has raids', () => {
  expect(Object.keys(bossNames['5'])).toEqual(offeredRegions({ tier: '5' }))
  expect(choose({ tier: '5', region: 'Terarium' }, 'region', 'Paldea').region).toBeUndefined()
})

test('a tier without raids in the chosen region chooses its first region, but a cleared region stays cleared', () => {
  expect(choose(FIRE_DITTO, 'tier', '5')).toEqual({ tier: '5', region: 'Terarium', teraType: 'Fire' })
  expect(choose({ tier: '6' }, 'tier', '5')).toEqual({ tier: '5' })
})

test('a boss with one Tera type has this Tera type, regardless of the selection', () => {
  expect(offeredTeraTypes(CHARIZARD)).toEqual(['Dragon'])
  const dragon = { ...CHARIZARD, teraType: 'Dragon' }
  expect(choose({ tier: '5', region: 'Terarium', teraType: 'Fire' }, 'boss', 'Charizard')).toEqual(dragon)
  expect(choose(CHARIZARD, 'teraType', '')).toEqual(dragon)
})

test('a link to a boss with one Tera type chooses this Tera type', () => {
  expect(sameBossInOtherTier({ ...FIRE_DITTO, boss: 'Charizard' })).toEqual({
    ...CHARIZARD,
    teraType: 'Dragon',
  })
  expect(sameBossInOtherTier({ ...CHARIZARD, teraType: 'Dragon' })).toMatchObject({
    tier: '6',
    teraType: 'Dragon',
  })
  expect(neighbors(FIRE_DITTO).previous).toMatchObject({ boss: 'Charizard', teraType: 'Fire' })
})
