import { segmentsSchema } from './segments-schema'

const accepts = (segments: readonly string[]) => segmentsSchema.safeParse(segments).success

test.each([
  [[]],
  [['6']],
  [['6', 'Kitakami']],
  [['5', 'Paldea', 'Indeedee (Female)']],
  [['6', 'Paldea', 'Garchomp', 'Fairy']],
  [['-', 'Paldea', 'Garchomp', 'Fairy']],
  [['6', 'Paldea', '-', 'Fairy']],
  [['6', '-']],
])('%j are the segments of a deep link', (segments) => {
  expect(accepts(segments)).toBe(true)
})

test.each([
  ['a tier without raids', ['7']],
  ['an unknown region', ['6', 'Kanto']],
  ['a boss of another region', ['6', 'Kitakami', 'Garchomp']],
  ['a 5★ boss in tier 6', ['6', 'Paldea', 'Eevee']],
  ['a boss without a region', ['6', '-', 'Garchomp']],
  ['an unknown Tera type', ['6', 'Paldea', 'Garchomp', 'Stellar']],
  ['a label in lower case', ['6', 'paldea', 'Garchomp']],
  ['a percent-encoded label', ['5', 'Paldea', 'Indeedee%20(Female)']],
  ['an empty segment', ['6', '', 'Garchomp']],
  ['a fifth segment', ['6', 'Paldea', 'Garchomp', 'Fairy', 'moves']],
])('%s is rejected', (_, segments) => {
  expect(accepts(segments)).toBe(false)
})
