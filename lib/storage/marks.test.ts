import fc from 'fast-check'
import { raidIndex } from '@/data/shipped/raid-index'
import { TYPE_NAMES } from '@/data/vocabulary'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import {
  dayBeaten,
  dayOf,
  MARKS,
  NO_MARKS,
  NOTHING_OWNED,
  toggleOwned,
  type Worked,
  withMark,
  withVerdict,
  workedKey,
} from './marks'

const GARCHOMP = '6/Paldea/Garchomp'
const GARCHOMP_RAID = { tier: '6', region: 'Paldea', boss: 'Garchomp' } as const
const CHARIZARD = {
  tier: '7',
  region: 'Event',
  boss: 'Charizard',
  setId: '7-charizard-dragon-v2',
} as const

describe('owned Pokémon', () => {
  const two = new Set(['Weezing', 'Gengar'])

  test('stored text can be read again', () => {
    expect(MARKS.owned.parse(MARKS.owned.textOf(two))).toEqual(two)
  })

  test('the same species give the same text in any order', () => {
    expect(MARKS.owned.textOf(two)).toBe('{"creatures":["Gengar","Weezing"]}')
  })

  test('text from when marks hid other species can still be read', () => {
    expect(MARKS.owned.parse('{"creatures":["Gengar"],"hidesOthers":true}')).toEqual(new Set(['Gengar']))
  })

  test.each(['', 'not JSON', '[]', '{}', 'null', '{"creatures":"Gengar"}'])(
    '%j has no owned Pokémon',
    (text) => {
      expect(MARKS.owned.parse(text)).toEqual(NOTHING_OWNED)
    },
  )

  test('invalid names are left out, and the others stay', () => {
    const text = JSON.stringify({ creatures: [1, '', 'x'.repeat(51), 'Gengar'] })
    expect(MARKS.owned.parse(text)).toEqual(new Set(['Gengar']))
  })

  test('any text parses to marks that fit the exported file, and never throws', () => {
    const stored = fc.record({ creatures: fc.array(fc.oneof(fc.string({ maxLength: 60 }), fc.integer())) })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          stored.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const owned = MARKS.owned.parse(text)
          expect(MARKS.owned.fromJson([...owned])).toEqual(owned)
        },
      ),
      fuzzing(100),
    )
  })

  test('toggling a species twice removes it', () => {
    const once = toggleOwned(NOTHING_OWNED, 'Gengar')
    expect([...once]).toEqual(['Gengar'])
    expect(toggleOwned(once, 'Gengar')).toEqual(NOTHING_OWNED)
    expect(NOTHING_OWNED.size).toBe(0)
  })

  test('an import adds species', () => {
    expect(MARKS.owned.merge(new Set(['Abra']), two)).toEqual(new Set(['Abra', 'Weezing', 'Gengar']))
  })
})

describe('beaten raids', () => {
  test('all raids can be marked, and read again with their days', () => {
    const allBeaten = raidIndex.reduce(
      (beaten, raid) => withMark(beaten, raid, '2026-11-22'),
      NO_MARKS.beaten,
    )
    expect(allBeaten.size).toBe(428)
    expect(MARKS.beaten.parse(MARKS.beaten.textOf(allBeaten))).toEqual(allBeaten)
  })

  test('a mark stays with the beaten version when a newer version gets its name', () => {
    const beaten = withMark(NO_MARKS.beaten, CHARIZARD, '2026-11-22')
    const afterwards = { ...CHARIZARD, boss: 'Charizard (2024-03)' }
    const newer = { ...CHARIZARD, setId: '7-charizard-dragon-v3' }
    expect(dayBeaten(beaten, afterwards)).toBe('2026-11-22')
    expect(dayBeaten(beaten, newer)).toBeUndefined()
  })

  test('an event raid with a mark under its name stays marked, and the mark can be removed', () => {
    const former = MARKS.beaten.parse('2026-11-22 7/Event/Charizard')
    expect(dayBeaten(former, CHARIZARD)).toBe('2026-11-22')
    expect(withMark(former, CHARIZARD, undefined)).toEqual(NO_MARKS.beaten)
    expect(withMark(former, CHARIZARD, '2026-11-24').size).toBe(1)
  })

  test('a mark is for a tier and region: 5★ and 6★ Garchomp are two raids', () => {
    const beaten = withMark(NO_MARKS.beaten, GARCHOMP_RAID, '2026-11-22')
    expect(dayBeaten(beaten, { ...GARCHOMP_RAID, tier: '5' })).toBeUndefined()
  })

  test('a removed mark leaves nothing in storage', () => {
    const beaten = withMark(NO_MARKS.beaten, GARCHOMP_RAID, '2026-11-22')
    expect(withMark(beaten, GARCHOMP_RAID, undefined)).toEqual(NO_MARKS.beaten)
    expect(NO_MARKS.beaten.size).toBe(0)
  })

  test('an import adds raids, and keeps the days of marked raids', () => {
    const ownMarks = new Map([[GARCHOMP, '2026-11-22']])
    const imported = new Map([
      [GARCHOMP, '2025-01-01'],
      ['5/Paldea/Blissey', '2025-01-02'],
    ])
    expect(MARKS.beaten.merge(ownMarks, imported)).toEqual(
      new Map([
        [GARCHOMP, '2026-11-22'],
        ['5/Paldea/Blissey', '2025-01-02'],
      ]),
    )
  })

  test('invalid lines are left out, and the others stay', () => {
    const text = `nonsense\n2026-13-40 ${GARCHOMP}\n2026-11-22 8/Paldea/Garchomp\n2026-11-22 ${GARCHOMP}`
    expect(MARKS.beaten.parse(text)).toEqual(new Map([[GARCHOMP, '2026-11-22']]))
  })

  test('any text parses to marks that fit the exported file, and never throws', () => {
    const lines = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string().map((name) => `2026-11-22 6/Paldea/${name}`),
      ),
    )
    fc.assert(
      fc.property(lines, (someLines) => {
        const beaten = MARKS.beaten.parse(someLines.join('\n'))
        expect(MARKS.beaten.fromJson([...beaten])).toEqual(beaten)
      }),
      fuzzing(100),
    )
  })

  test('a day is in the visitor’s time zone, also late in the evening', () => {
    expect(dayOf(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22')
    expect(dayOf(new Date(2027, 0, 3, 0, 1))).toBe('2027-01-03')
  })

  test.each(['2026-11-22', '2027-01-03', '2024-02-29'])('%s is a day', (text) => {
    expect(MARKS.beaten.parse(`${text} ${GARCHOMP}`).get(GARCHOMP)).toBe(text)
  })

  test.each(['2026-13-01', '2026-00-10', '2026-01-32', '26-01-02', '2026-1-2', 'today'])(
    '%s is not a day',
    (text) => {
      expect(MARKS.beaten.parse(`${text} ${GARCHOMP}`)).toEqual(NO_MARKS.beaten)
    },
  )
})

describe('rated builds', () => {
  const WEEZING = { species: 'Weezing-Galar', teraType: 'Steel', move: 'Gunk Shot' } as const
  const KEY = workedKey({ ...GARCHOMP_RAID, teraType: 'Fairy' }, WEEZING)

  test('a build is rated for a raid and its Tera type: against Water it is unrated', () => {
    expect(KEY).toBe('6/Paldea/Garchomp|Fairy|Weezing-Galar|Steel|Gunk Shot')
    expect(workedKey({ ...GARCHOMP_RAID, teraType: 'Water' }, WEEZING)).not.toBe(KEY)
    expect(workedKey(GARCHOMP_RAID, WEEZING)).not.toBe(KEY)
  })

  test('a rating in an event raid is for the version, because a newer version gets the name', () => {
    const charizard = { tier: '7', region: 'Event', boss: 'Charizard', teraType: 'Dragon' } as const
    const older = workedKey({ ...charizard, setId: '7-charizard-dragon' }, WEEZING)
    expect(workedKey({ ...charizard, setId: '7-charizard-dragon-v2' }, WEEZING)).not.toBe(older)
    expect(
      workedKey({ ...charizard, boss: 'Charizard (2022-12)', setId: '7-charizard-dragon' }, WEEZING),
    ).toBe(older)
  })

  test('a rating in every raid can be read again, and fits the exported file', () => {
    const allRatings: Worked = new Map(
      raidIndex.flatMap((raid) =>
        [undefined, ...TYPE_NAMES.slice(0, 2)].map((teraType) => [
          workedKey({ ...raid, teraType }, WEEZING),
          'failed' as const,
        ]),
      ),
    )
    expect(MARKS.worked.parse(MARKS.worked.textOf(allRatings))).toEqual(allRatings)
    expect(MARKS.worked.fromJson(MARKS.worked.jsonOf(allRatings))).toEqual(allRatings)
  })

  test.each(['', '{"worked":7}', `perhaps ${KEY}`, 'worked 6/Paldea/Garchomp', `worked ${KEY}|more`])(
    '%j has no ratings',
    (text) => expect(MARKS.worked.parse(text)).toEqual(NO_MARKS.worked),
  )

  test('the same rating again removes it, and the other rating replaces it', () => {
    const worked = withVerdict(NO_MARKS.worked, KEY, 'worked')
    expect([...withVerdict(worked, KEY, 'failed')]).toEqual([[KEY, 'failed']])
    expect(withVerdict(worked, KEY, 'worked')).toEqual(NO_MARKS.worked)
  })

  test('an import adds ratings, and keeps the ratings on this device', () => {
    const otherKey = workedKey({ ...GARCHOMP_RAID, tier: '5' }, WEEZING)
    const imported: Worked = new Map([
      [KEY, 'failed'],
      [otherKey, 'failed'],
    ])
    expect(MARKS.worked.merge(new Map([[KEY, 'worked']]), imported)).toEqual(
      new Map([
        [KEY, 'worked'],
        [otherKey, 'failed'],
      ]),
    )
  })
})
