import { titles } from '@/lib/words/en/screen'
import { neighbours, placesLeft, sameBossInOtherTier } from './places'
import { NOTHING_CHOSEN } from './selection'

const names = (...selection: Parameters<typeof placesLeft>) => placesLeft(...selection).map(titles.place)

describe('the places that a selection leaves', () => {
  test('are that of a tier and a region where both are chosen', () => {
    expect(names({ tier: '5', region: 'Kitakami' })).toEqual(['5★ Kitakami'])
  })

  test('are both tiers of Paldea where nothing is chosen, the harder one first', () => {
    expect(names(NOTHING_CHOSEN)).toEqual(['6★ Paldea', '5★ Paldea'])
  })

  test('are all regions of a tier where the region was cleared', () => {
    expect(names({ tier: '5' })).toEqual(['5★ Paldea', '5★ Kitakami', '5★ Terarium', '5★ Event'])
  })
})

const GARCHOMP = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' } as const

test('the neighbours of 6★ Garchomp are Gallade and Gardevoir, with the same Tera type', () => {
  expect(neighbours(GARCHOMP)).toEqual({
    previous: { ...GARCHOMP, boss: 'Gallade' },
    next: { ...GARCHOMP, boss: 'Gardevoir' },
  })
})

test('Amoonguss is first and Volcarona last', () => {
  expect(neighbours({ ...GARCHOMP, boss: 'Amoonguss' }).previous).toBeUndefined()
  expect(neighbours({ ...GARCHOMP, boss: 'Volcarona' }).next).toBeUndefined()
})

test('without a boss there are no neighbours', () => {
  expect(neighbours({ tier: '6', region: 'Paldea' })).toEqual({})
})

test('6★ Garchomp is also in 5★, and back', () => {
  const five = sameBossInOtherTier(GARCHOMP)
  expect(five).toEqual({ ...GARCHOMP, tier: '5' })
  expect(five && sameBossInOtherTier(five)).toEqual(GARCHOMP)
})

test('6★ Dondozo is also a 7★ raid by event, which has one Tera type', () => {
  const dondozo = { tier: '6', region: 'Paldea', boss: 'Dondozo', teraType: 'Fairy' } as const
  expect(sameBossInOtherTier(dondozo)).toEqual({ ...dondozo, tier: '7', region: 'Event', teraType: 'Water' })
})

test('a raid by event keeps no Tera type that no page shows', () => {
  const eevee = { tier: '7', region: 'Event', boss: 'Eevee', teraType: 'Normal' } as const
  expect(sameBossInOtherTier(eevee)).toEqual({ ...eevee, tier: '5', teraType: undefined })
  const wake = { tier: '5', region: 'Event', boss: 'Walking Wake', teraType: 'Water' } as const
  expect(neighbours(wake)).toEqual({
    previous: { ...wake, boss: 'Tyranitar (2022-12b)', teraType: 'Ghost' },
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
