import { pathOfSegments } from './deep-link'
import { prerenderedSegments, segmentsSchema } from './prerendered'

describe('the prerendered deep links', () => {
  const paths = prerenderedSegments().map(pathOfSegments)

  test('are distinct', () => {
    expect(new Set(paths).size).toBe(5300)
    expect(paths).toHaveLength(5300)
  })

  test.each([
    '/tera-raid-info',
    '/tera-raid-info/6',
    '/tera-raid-info/5/Kitakami',
    '/tera-raid-info/6/Paldea',
    '/tera-raid-info/5/Paldea/Indeedee%20(Female)',
    '/tera-raid-info/6/Terarium/Porygon-Z/Water',
    '/tera-raid-info/7/Event',
    '/tera-raid-info/7/Event/Charizard/Dragon',
    '/tera-raid-info/7/Event/Charizard%20(2022-12)/Dragon',
    '/tera-raid-info/5/Event/Walking%20Wake/Water',
    '/tera-raid-info/5/Event/Blissey',
  ])('have %s', (path) => {
    expect(paths).toContain(path)
  })

  test('of event raids are one each: with the only Tera type, or without any', () => {
    const ofEvents = paths.filter((path) => /\/Event\/./.test(path))
    expect(ofEvents).toHaveLength(158)
    expect(ofEvents).not.toContain('/tera-raid-info/7/Event/Charizard')
    expect(ofEvents).not.toContain('/tera-raid-info/5/Event/Blissey/Fire')
  })

  test('of some bosses are the pages of their raids and all lists of raids', () => {
    const limited = prerenderedSegments('Garchomp,Indeedee (Male)').map(pathOfSegments)
    const lists = paths.filter((path) => path.split('/').length < 5)
    const ofBosses = paths.filter((path) => /\/(?:Garchomp|Indeedee%20\(Male\))(?:\/|$)/.test(path))
    expect(ofBosses.length).toBe(3 * 19 + 2)
    expect(limited.toSorted()).toEqual([...lists, ...ofBosses].toSorted())
  })

  test('of an unknown boss are refused, and the error names it', () => {
    expect(() => prerenderedSegments('Garchomp,Garchom')).toThrow(
      'NEXT_PUBLIC_ONLY_BOSSES: "Garchom" isn’t a boss',
    )
  })
})

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
  ['a tier without raids', ['8']],
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
