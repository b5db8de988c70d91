import { attackersPath } from './attackers-path'

test('the path has tier, region and boss in safe characters', () => {
  expect(attackersPath({ tier: '5', region: 'Paldea', boss: 'Indeedee (Female)' })).toBe(
    '/attackers/5/paldea/indeedee-female.json',
  )
})

test('a raid without a tier uses the file of tier 6', () => {
  expect(attackersPath({ region: 'Terarium', boss: 'Porygon-Z' })).toBe(
    '/attackers/6/terarium/porygon-z.json',
  )
})
