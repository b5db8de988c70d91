import { plansPath } from './plans-path'

test('the path has tier, region and boss in safe characters', () => {
  expect(plansPath({ tier: '5', region: 'Paldea', boss: 'Indeedee (Female)' })).toBe(
    '/plans/5/paldea/indeedee-female.json',
  )
})

test('a raid without a tier uses the file of tier 6', () => {
  expect(plansPath({ region: 'Terarium', boss: 'Porygon-Z' })).toBe('/plans/6/terarium/porygon-z.json')
})
