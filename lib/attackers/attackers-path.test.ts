import { attackersPath } from './attackers-path'

test('the file of a boss is named by tier, region and boss, in characters that mean the same everywhere', () => {
  expect(attackersPath({ tier: '5', region: 'Paldea', boss: 'Indeedee (Female)' })).toBe(
    '/attackers/5/paldea/indeedee-female.json',
  )
})

test('a raid without a tier has the figures of the roster that it is served from', () => {
  expect(attackersPath({ region: 'Terarium', boss: 'Porygon-Z' })).toBe(
    '/attackers/6/terarium/porygon-z.json',
  )
})
