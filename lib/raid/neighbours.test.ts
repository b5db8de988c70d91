import { neighbours, sameBossInOtherTier } from './neighbours'

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

test.each([
  ['Eevee is only a 5 star boss', { tier: '5', region: 'Paldea', boss: 'Eevee' }],
  ['no tier is chosen', { region: 'Paldea', boss: 'Garchomp' }],
  ['no boss is chosen', { tier: '6', region: 'Paldea' }],
] as const)('there is no other tier where %s', (_, selection) => {
  expect(sameBossInOtherTier(selection)).toBeUndefined()
})
