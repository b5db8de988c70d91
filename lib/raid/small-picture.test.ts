import { bossPicture } from './small-picture'

test('a boss has a picture for each region, since Slowking of the Terarium is Galarian', () => {
  expect(bossPicture({ region: 'Paldea', boss: 'Slowking' })).toBe('bosses/paldea/slowking')
  expect(bossPicture({ region: 'Terarium', boss: 'Slowking' })).toBe('bosses/terarium/slowking')
})

test('the name of a form is safe in an address', () => {
  expect(bossPicture({ region: 'Kitakami', boss: 'Sinistcha (Masterpiece)' })).toBe(
    'bosses/kitakami/sinistcha-masterpiece',
  )
})
