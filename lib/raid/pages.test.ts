import { pagesOf } from './pages'

test('7★ Charizard has one page, with its only Tera type', () => {
  const charizard = { tier: '7', region: 'Event', boss: 'Charizard' } as const
  expect(pagesOf(charizard)).toEqual([{ ...charizard, teraType: 'Dragon' }])
})

test('the 5★ event raid of Blissey may have any Tera type, and has one page, without a Tera type', () => {
  const blissey = { tier: '5', region: 'Event', boss: 'Blissey' } as const
  expect(pagesOf(blissey)).toEqual([{ ...blissey, teraType: undefined }])
})

test('6★ Garchomp, a daily raid, has a page without a Tera type and one for each of the 18', () => {
  const pages = pagesOf({ tier: '6', region: 'Paldea', boss: 'Garchomp' })
  expect(pages).toHaveLength(19)
  expect(new Set(pages.map(({ teraType }) => teraType)).size).toBe(19)
})
