import fc from 'fast-check'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { choose, NOTHING_CHOSEN, offeredBosses, type Selection } from '@/lib/raid/selection'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { parsePath, parseSegments, pathOf, readPath, segmentsOf } from './deep-link'

const FAIRY_GARCHOMP: Selection = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' }

describe('a deep link is read', () => {
  test('segment by segment: tier, region, boss, Tera type', () => {
    expect(parsePath('/tera-raid-info/6/Paldea/Garchomp/Fairy')).toEqual(FAIRY_GARCHOMP)
  })

  test.each([
    ['a slash at the end', '/tera-raid-info/6/Paldea/Garchomp/Fairy/'],
    ['lower case', '/tera-raid-info/6/paldea/garchomp/fairy'],
    ['upper case', '/tera-raid-info/6/PALDEA/GARCHOMP/FAIRY'],
    ['needless percent-encoding', '/tera-raid-info/%36/Paldea/%47archomp/Fairy'],
    ['percent-encoding twice', '/tera-raid-info/6/Paldea/%2547archomp/Fairy'],
  ])('in any spelling: %s', (_, path) => {
    expect(parsePath(path)).toEqual(FAIRY_GARCHOMP)
  })

  test.each([
    'Indeedee%20(Female)',
    'indeedee%20%28female%29',
    'Indeedee (Female)',
    'Indeedee+(Female)',
    'Indeedee%2520(Female)',
  ])('with spaces and parentheses: %s', (creature) => {
    expect(parsePath(`/tera-raid-info/5/Paldea/${creature}`)?.boss).toBe('Indeedee (Female)')
  })

  test.each(['Porygon-Z', 'porygon-z', 'Porygon-z'])('%s is Porygon-Z in any letter case', (creature) => {
    expect(parsePath(`/tera-raid-info/6/Terarium/${creature}`)?.boss).toBe('Porygon-Z')
  })

  test.each([
    ['6/Blueberry/Slowking', '6/Terarium/Slowking'],
    ['6/Blueberry%20Academy/Slowking/Water', '6/Terarium/Slowking/Water'],
    ['6/indigo-disk/Porygon_Z', '6/Terarium/Porygon-Z'],
    ['6/Teal%20Mask/Ambipom', '6/Kitakami/Ambipom'],
    ['unrivaled/Event/Charizard', '7/Event/Charizard'],
    ['6★/Paldea/Garchomp./Fairy,', '6/Paldea/Garchomp/Fairy'],
    ['5/Paldea/Tauros_(Fire)', '5/Paldea/Tauros (Fire)'],
    ['5/Paldea/Tauros-Fire', '5/Paldea/Tauros (Fire)'],
    ['5/Paldea/tauros-paldea-blaze', '5/Paldea/Tauros (Fire)'],
    ['6/Paldea/taurospaldeaaqua', '6/Paldea/Tauros (Water)'],
    ['6/Paldea/tauros-paldea-combat', '6/Paldea/Tauros'],
    ['6/Paldea/Paldean Tauros', '6/Paldea/Tauros'],
    ['6/Paldea/tauros-paldea', '6/Paldea/Tauros'],
    ['6/Paldea/lycanroc-dusk', '6/Paldea/Lycanroc'],
    ['5/Paldea/indeedee-f', '5/Paldea/Indeedee (Female)'],
    ['5/Paldea/toxtricitylowkey', '5/Paldea/Toxtricity (Low Key)'],
    ['6/Terarium/slowkinggalar', '6/Terarium/Slowking'],
    ['6/Terarium/Alolan%20Ninetales/Ice', '6/Terarium/Ninetales/Ice'],
    ['7/Event/decidueye-hisui', '7/Event/Decidueye (Hisui)'],
  ])('%s means %s', (link, canonical) => {
    expect(readPath(`/tera-raid-info/${link}`)).toEqual(readPath(`/tera-raid-info/${canonical}`))
    expect(parsePath(`/tera-raid-info/${link}`)?.boss).toBeDefined()
  })

  test.each([
    '6/Paldea//Garchomp//Fairy/',
    '6//Paldea//Garchomp//Fairy',
    '/6/Paldea/Garchomp/Fairy',
    '6/Paldea/Garchomp//Fairy',
    '6//Garchomp/Fairy',
  ])('with double slashes: %s', (link) => {
    expect(readPath(`/tera-raid-info/${link}`)).toEqual({ selection: FAIRY_GARCHOMP, unmatched: {} })
  })

  test.each([
    ['8', 'a tier that does not exist'],
    ['six', 'a tier that is not numeric'],
    ['-', 'a tier that is not chosen'],
  ])('%s is ignored as %s, and the rest applies', (tier) => {
    expect(parsePath(`/tera-raid-info/${tier}/Paldea/Garchomp/Fairy`)).toEqual({
      ...FAIRY_GARCHOMP,
      tier: undefined,
    })
  })

  test.each(['Event', 'Paldea', 'terarium', 'event'])(
    '7★ raids are in no region of the map: %s',
    (region) => {
      expect(parsePath(`/tera-raid-info/7/${region}/Charizard/Dragon`)).toEqual({
        tier: '7',
        region: 'Event',
        boss: 'Charizard',
        teraType: 'Dragon',
      })
    },
  )

  test.each(['', '/-', '/Fire', '/Stellar'])(
    'a boss with one Tera type has this Tera type: Charizard%s',
    (teraType) => {
      expect(parsePath(`/tera-raid-info/7/Event/Charizard${teraType}`)?.teraType).toBe('Dragon')
    },
  )

  test('an unknown region means Paldea', () => {
    expect(parsePath('/tera-raid-info/6/Kanto/Garchomp')).toMatchObject({
      region: 'Paldea',
      boss: 'Garchomp',
    })
  })

  test('an old short link without a region loses its misplaced segments', () => {
    expect(parsePath('/tera-raid-info/6/Garchomp/Fairy')).toEqual({ tier: '6', region: 'Paldea' })
  })

  test('a link of the old app with empty segments means that nothing is chosen', () => {
    expect(parsePath('/tera-raid-info//Paldea//')).toEqual(NOTHING_CHOSEN)
  })

  test('a boss of another region is ignored, but not its Tera type', () => {
    expect(parsePath('/tera-raid-info/6/Kitakami/Garchomp/Fairy')).toEqual({
      tier: '6',
      region: 'Kitakami',
      teraType: 'Fairy',
    })
  })

  test.each(['/about', '/tera-raid', '/TERA-RAID-INFO-2/6'])('%s is not a deep link', (path) => {
    expect(parsePath(path)).toBeUndefined()
  })
})

describe('a deep link is written', () => {
  test('in the format that players share, without a trailing slash', () => {
    expect(pathOf(FAIRY_GARCHOMP)).toBe('/tera-raid-info/6/Paldea/Garchomp/Fairy')
  })

  test('percent-encoded', () => {
    expect(pathOf({ tier: '5', region: 'Paldea', boss: 'Indeedee (Female)' })).toBe(
      '/tera-raid-info/5/Paldea/Indeedee%20(Female)',
    )
  })

  test('up to the last chosen part', () => {
    expect(pathOf({ tier: '6', region: 'Kitakami' })).toBe('/tera-raid-info/6/Kitakami')
  })

  test('with - for a part that is not chosen', () => {
    expect(pathOf({ ...FAIRY_GARCHOMP, tier: undefined })).toBe('/tera-raid-info/-/Paldea/Garchomp/Fairy')
    expect(pathOf({ tier: '6', region: 'Paldea', teraType: 'Fairy' })).toBe(
      '/tera-raid-info/6/Paldea/-/Fairy',
    )
    expect(pathOf({ tier: '6' })).toBe('/tera-raid-info/6/-')
  })

  test('with the Tera type of a boss that has only one', () => {
    expect(pathOf({ tier: '7', region: 'Event', boss: 'Charizard (2022-12)' })).toBe(
      '/tera-raid-info/7/Event/Charizard%20(2022-12)/Dragon',
    )
    expect(pathOf({ tier: '5', region: 'Event', boss: 'Walking Wake' })).toBe(
      '/tera-raid-info/5/Event/Walking%20Wake/Water',
    )
  })

  test('as the root while nothing is chosen', () => {
    expect(pathOf(NOTHING_CHOSEN)).toBe('/')
  })
})

const anySelection = fc
  .record({
    tier: fc.option(fc.constantFrom(...TIERS), { nil: undefined }),
    region: fc.option(fc.constantFrom(...REGIONS), { nil: undefined }),
    teraType: fc.option(fc.constantFrom(...TYPE_NAMES), { nil: undefined }),
  })
  .chain((raid) =>
    fc.constantFrom('', ...offeredBosses(raid)).map((boss): Selection => choose({ ...raid }, 'boss', boss)),
  )

describe('for every possible link', () => {
  test('reading a written link gives the same selection', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(parsePath(pathOf(selection))).toEqual(selection)
        expect(parseSegments(segmentsOf(selection))).toEqual(selection)
      }),
      fuzzing(2000),
    )
  })

  test('reading never throws, and finds only options of the controls', () => {
    const anySegment = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webFragments(),
      fc.constantFrom('-', '', '5', '6', '7', 'Paldea', '%', '%E0%A4', '%00', '..', 'Ditto', '__proto__'),
    )
    fc.assert(
      fc.property(fc.array(anySegment), (segments) => {
        const selection = parseSegments(segments)
        expect([...TIERS, undefined]).toContain(selection.tier)
        expect([...REGIONS, undefined]).toContain(selection.region)
        expect([...offeredBosses(selection), undefined]).toContain(selection.boss)
        expect([...TYPE_NAMES, undefined]).toContain(selection.teraType)
        expect(() => parsePath(segments.join('/'))).not.toThrow()
      }),
      fuzzing(2000),
    )
  })
})
