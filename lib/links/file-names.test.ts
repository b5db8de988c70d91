import { raidIdOf } from '@/lib/raid/selection'
import { bossPicture, imageName, plansPath, raidViewsPath } from './file-names'

const withoutTier = raidIdOf({ region: 'Kitakami', boss: 'Sinistcha (Masterpiece)' })

test('the paths of plans and of a raid have tier, region and boss in safe characters', () => {
  const indeedee = { tier: '5', region: 'Paldea', boss: 'Indeedee (Female)' } as const
  expect(plansPath(indeedee)).toBe('/plans/5/paldea/indeedee-female.json')
  expect(raidViewsPath(indeedee)).toBe('/raids/5/paldea/indeedee-female.json')
})

test('a raid without a tier uses the files of tier 6', () => {
  expect(withoutTier && plansPath(withoutTier)).toBe('/plans/6/kitakami/sinistcha-masterpiece.json')
  expect(withoutTier && bossPicture(withoutTier)).toBe('bosses/6/kitakami/sinistcha-masterpiece')
})

test('a boss has a picture for each tier: Exeggutor of the Terarium is Alolan at 6★ only', () => {
  expect(bossPicture({ tier: '5', region: 'Terarium', boss: 'Exeggutor' })).toBe(
    'bosses/5/terarium/exeggutor',
  )
  expect(bossPicture({ tier: '6', region: 'Terarium', boss: 'Exeggutor' })).toBe(
    'bosses/6/terarium/exeggutor',
  )
})

test('the name of an image has at least three digits', () => {
  expect([1, 59, 445, 1013].map((number) => imageName(number, {}))).toEqual(['001', '059', '445', '1013'])
})

test('the name of an image ends with the suffix of the form', () => {
  expect(imageName(876, { imageAlt: '-f' })).toBe('876-f')
})
