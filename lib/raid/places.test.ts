import { titles } from '@/lib/words/en/screen'
import { neighbors, placesLeft, sameBossInOtherTier } from './places'
import { NOTHING_CHOSEN } from './selection'

const names = (...selection: Parameters<typeof placesLeft>) => placesLeft(...selection).map(titles.place)

describe('the places that match a selection', () => {
  test('are one place if both tier and region are chosen', () => {
    expect(names({ tier: '5', region: 'Kitakami' })).toEqual(['5★ Kitakami'])
  })

  test('are all tiers of Paldea if nothing is chosen, the hardest first', () => {
    expect(names(NOTHING_CHOSEN)).toEqual(['6★ Paldea', '5★ Paldea'])
  })

  test('are all regions of a tier if the region was cleared', () => {
    expect(names({ tier: '5' })).toEqual(['5★ Paldea', '5★ Kitakami', '5★ Terarium', '5★ Event'])
  })
})

const GARCHOMP = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' } as const

test('the neighbors of 6★ Garchomp are Gallade and Gardevoir, with the same Tera type', () => {
  expect(neighbors(GARCHOMP)).toEqual({
    previous: { ...GARCHOMP, boss: 'Gallade' },
    next: { ...GARCHOMP, boss: 'Gardevoir' },
  })
})

test('Amoonguss is first and Volcarona last', () => {
  expect(neighbors({ ...GARCHOMP, boss: 'Amoonguss' }).previous).toBeUndefined()
  expect(neighbors({ ...GARCHOMP, boss: 'Volcarona' }).next).toBeUndefined()
})

test('without a boss there are no neighbors', () => {
  expect(neighbors({ tier: '6', region: 'Paldea' })).toEqual({})
})

test('6★ Garchomp is also in 5★, and back', () => {
  const five = sameBossInOtherTier(GARCHOMP)
  expect(five).toEqual({ ...GARCHOMP, tier: '5' })
  expect(five && sameBossInOtherTier(five)).toEqual(GARCHOMP)
})

test('6★ Farigiraf is also a 7★ event raid, which has one Tera type', () => {
  const farigiraf = { tier: '6', region: 'Paldea', boss: 'Farigiraf', teraType: 'Water' } as const
  expect(sameBossInOtherTier(farigiraf)).toEqual({
    ...farigiraf,
    tier: '7',
    region: 'Event',
    teraType: 'Fairy',
  })
})

test('an event raid drops a Tera type that has no page', () => {
  const eevee = { tier: '7', region: 'Event', boss: 'Eevee', teraType: 'Normal' } as const
  expect(sameBossInOtherTier(eevee)).toEqual({ ...eevee, tier: '5', teraType: undefined })
  const wake = { tier: '5', region: 'Event', boss: 'Walking Wake', teraType: 'Water' } as const
  expect(neighbors(wake)).toEqual({
    previous: { ...wake, boss: 'Tyranitar (2022-12b)', teraType: undefined },
    next: { ...wake, boss: 'Wo-Chien', teraType: 'Grass' },
  })
})

test.each([
  ['Altaria is only a 5 star boss', { tier: '5', region: 'Paldea', boss: 'Altaria' }],
  ['no tier is chosen', { region: 'Paldea', boss: 'Garchomp' }],
  ['no boss is chosen', { tier: '6', region: 'Paldea' }],
] as const)('there is no other tier where %s', (_, selection) => {
  expect(sameBossInOtherTier(selection)).toBeUndefined()
})
