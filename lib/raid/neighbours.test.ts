import { neighbours, sameBossInOtherTier } from './neighbours'

const GARCHOMP = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' } as const

test('beside the 6 star Garchomp stand Gallade and Gardevoir, with the same Tera type', () => {
  expect(neighbours(GARCHOMP)).toEqual({
    previous: { ...GARCHOMP, boss: 'Gallade' },
    next: { ...GARCHOMP, boss: 'Gardevoir' },
  })
})

test('nothing stands before Amoonguss, and nothing behind Volcarona', () => {
  expect(neighbours({ ...GARCHOMP, boss: 'Amoonguss' }).previous).toBeUndefined()
  expect(neighbours({ ...GARCHOMP, boss: 'Volcarona' }).next).toBeUndefined()
})

test('without a boss there is nothing beside it', () => {
  expect(neighbours({ tier: '6', region: 'Paldea' })).toEqual({})
})

test('the 6 star Garchomp is also a 5 star one, and back', () => {
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
