import { bossPicture } from './small-picture'

test('a boss has a picture for each tier, since Exeggutor of the Terarium is Alolan at 6★ only', () => {
  expect(bossPicture({ tier: '5', region: 'Terarium', boss: 'Exeggutor' })).toBe(
    'bosses/5/terarium/exeggutor',
  )
  expect(bossPicture({ tier: '6', region: 'Terarium', boss: 'Exeggutor' })).toBe(
    'bosses/6/terarium/exeggutor',
  )
})

test('without a tier the picture is that of 6★, as the boss is', () => {
  expect(bossPicture({ region: 'Kitakami', boss: 'Sinistcha (Masterpiece)' })).toBe(
    'bosses/6/kitakami/sinistcha-masterpiece',
  )
})
