import { raidIndex } from '@/data/shipped/raid-index'
import { type Filters, filterLabels } from './filters'
import { findRaids } from './find-raids'
import { LIST_FILTERS } from './search-query'

function found(filters: Filters): string[] {
  return findRaids(raidIndex, filters).map(({ tier, region, name }) => `${tier}★ ${name} · ${region}`)
}

test('without a filter all 270 raids are found, in the order of the controls', () => {
  const all = found({})
  expect(all).toHaveLength(270)
  expect([all[0], all[99], all[269]]).toEqual([
    '5★ Abomasnow · Paldea',
    '5★ Ambipom · Kitakami',
    '6★ Whimsicott · Terarium',
  ])
})

describe('a name', () => {
  test('is found in both tiers, in any letter case', () => {
    expect(found({ name: 'GARCHOMP' })).toEqual(['5★ Garchomp · Paldea', '6★ Garchomp · Paldea'])
  })

  test('is found by any part, matches at its beginning first', () => {
    expect(found({ name: 'ma', tier: '6', region: 'Paldea' })).toEqual([
      '6★ Mabosstiff · Paldea',
      '6★ Magnezone · Paldea',
      '6★ Maushold · Paldea',
      '6★ Armarouge · Paldea',
    ])
  })

  test('is found by its form', () => {
    expect(found({ name: 'low key' })).toEqual(['5★ Toxtricity (Low Key) · Paldea'])
  })

  test('that no boss has is not found', () => {
    expect(found({ name: 'missingno' })).toEqual([])
  })
})

test('a herb filter sorts by odds: 3.05%, 3.03%, 2.4%', () => {
  const ghosts = findRaids(raidIndex, { herb: 'Spicy', type: 'Ghost' })
  expect(ghosts.slice(0, 7).map(({ name, herbs }) => `${name} ${herbs.Spicy}`)).toEqual([
    'Annihilape 3.05',
    'Ceruledge 3.05',
    'Trevenant 3.05',
    'Golurk 3.05',
    'Basculegion (Female) 3.03',
    'Basculegion (Male) 3.03',
    'Annihilape 2.4',
  ])
})

test('with two herbs only raids stay that drop both, those first that drop both best', () => {
  const both = findRaids(raidIndex, { herb: 'Spicy', also: 'Sour' })
  const oddsOf = both.map(({ herbs }) => (herbs.Spicy ?? 0) * (herbs.Sour ?? 0))
  expect(both.length).toBeGreaterThan(0)
  expect(both.length).toBeLessThan(findRaids(raidIndex, { herb: 'Spicy' }).length)
  expect(Math.min(...oddsOf)).toBeGreaterThan(0)
  expect(oddsOf).toEqual(oddsOf.toSorted((one, other) => other - one))
  expect(findRaids(raidIndex, { herb: 'Sour', also: 'Spicy' })).toEqual(both)
})

test('the bosses that use Trick Room are found in both tiers', () => {
  expect(found({ move: 'Trick Room' })).toEqual([
    '5★ Indeedee (Female) · Paldea',
    '5★ Indeedee (Male) · Paldea',
    '5★ Dusknoir · Kitakami',
    '6★ Slowking · Paldea',
    '6★ Exeggutor · Terarium',
    '6★ Porygon-Z · Terarium',
    '6★ Porygon2 · Terarium',
  ])
})

test('an ability is found where the boss may have it: of the 6 star Tauros none comes with Intimidate', () => {
  expect(found({ ability: 'Intimidate', tier: '6' })).toEqual(['6★ Overqwil · Terarium'])
  expect(found({ ability: 'Intimidate', name: 'tauros' })).toEqual([
    '5★ Tauros (Fire) · Paldea',
    '5★ Tauros (Water) · Paldea',
  ])
})

test('a version has its own raids and those of both: Ceruledge is only in Violet, Armarouge only in Scarlet', () => {
  const names = { type: 'Fire', tier: '6', region: 'Paldea' }
  expect(found({ ...names, version: 'Scarlet' })).toContain('6★ Armarouge · Paldea')
  expect(found({ ...names, version: 'Scarlet' })).not.toContain('6★ Ceruledge · Paldea')
  expect(found({ ...names, version: 'Violet' })).toContain('6★ Ceruledge · Paldea')
  expect(found({ ...names, version: 'Violet' })).toContain('6★ Torkoal · Paldea')
})

test.each([
  [{ tier: '5', region: 'Paldea' }, 99],
  [{ tier: '5', region: 'Kitakami' }, 25],
  [{ tier: '5', region: 'Terarium' }, 21],
  [{ tier: '6', region: 'Paldea' }, 70],
  [{ tier: '6', region: 'Kitakami' }, 28],
  [{ tier: '6', region: 'Terarium' }, 27],
])('%j leaves %i raids', (filters, count) => {
  expect(found(filters)).toHaveLength(count)
})

test('every label of a filter finds a raid', () => {
  const labels = filterLabels(raidIndex)
  const nothing = LIST_FILTERS.flatMap((filter) =>
    labels[filter].filter((label) => found({ [filter]: label }).length === 0),
  )
  expect(nothing).toEqual([])
})
