import fc from 'fast-check'
import { raidIndex } from '@/data/shipped/raid-index'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import {
  beatenText,
  DAY_PATTERN,
  dayBeaten,
  dayOf,
  mergeBeaten,
  NOTHING_BEATEN,
  readBeaten,
  withMark,
} from './beaten'
import { beatenSchema } from './exported-file'

const GARCHOMP = '6/Paldea/Garchomp'
const GARCHOMP_RAID = { tier: '6', region: 'Paldea', boss: 'Garchomp' } as const
const CHARIZARD = {
  tier: '7',
  region: 'Event',
  boss: 'Charizard',
  setId: '7-charizard-dragon-v2',
} as const

test('all 428 raids can be marked, and are read back with their days', () => {
  const all = raidIndex.reduce((some, raid) => withMark(some, raid, '2026-11-22'), NOTHING_BEATEN)
  expect(all.size).toBe(428)
  expect(readBeaten(beatenText(all))).toEqual(all)
})

test('a mark stays with the set that was beaten when a newer one takes its name', () => {
  const marked = withMark(NOTHING_BEATEN, CHARIZARD, '2026-11-22')
  const afterwards = { ...CHARIZARD, boss: 'Charizard (2024-03)' }
  const newer = { ...CHARIZARD, setId: '7-charizard-dragon-v3' }
  expect(dayBeaten(marked, afterwards)).toBe('2026-11-22')
  expect(dayBeaten(marked, newer)).toBeUndefined()
})

test('a raid by event that was marked by its name stays marked, and the mark can be undone', () => {
  const former = readBeaten('2026-11-22 7/Event/Charizard')
  expect(dayBeaten(former, CHARIZARD)).toBe('2026-11-22')
  expect(withMark(former, CHARIZARD, undefined)).toEqual(NOTHING_BEATEN)
  expect(withMark(former, CHARIZARD, '2026-11-24').size).toBe(1)
})

test('a boss is marked for its tier and region: 5★ and 6★ Garchomp are two raids', () => {
  const marked = withMark(NOTHING_BEATEN, GARCHOMP_RAID, '2026-11-22')
  expect(dayBeaten(marked, { ...GARCHOMP_RAID, tier: '5' })).toBeUndefined()
})

test('a mark that is undone leaves nothing', () => {
  const marked = withMark(NOTHING_BEATEN, GARCHOMP_RAID, '2026-11-22')
  expect(withMark(marked, GARCHOMP_RAID, undefined)).toEqual(NOTHING_BEATEN)
  expect(NOTHING_BEATEN.size).toBe(0)
})

test('an import adds raids, and leaves the days of those that are marked already', () => {
  const own = new Map([[GARCHOMP, '2026-11-22']])
  const imported = new Map([
    [GARCHOMP, '2025-01-01'],
    ['5/Paldea/Blissey', '2025-01-02'],
  ])
  expect(mergeBeaten(own, imported)).toEqual(
    new Map([
      [GARCHOMP, '2026-11-22'],
      ['5/Paldea/Blissey', '2025-01-02'],
    ]),
  )
})

test('lines that make no sense are left out, the others stay', () => {
  const text = `nonsense\n2026-13-40 ${GARCHOMP}\n2026-11-22 8/Paldea/Garchomp\n2026-11-22 ${GARCHOMP}`
  expect(readBeaten(text)).toEqual(new Map([[GARCHOMP, '2026-11-22']]))
})

test('whatever is read fits the schema of the exported file, and reading never throws', () => {
  const lines = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((name) => `2026-11-22 6/Paldea/${name}`),
    ),
  )
  fc.assert(
    fc.property(lines, (some) => {
      expect(beatenSchema.safeParse([...readBeaten(some.join('\n'))]).success).toBe(true)
    }),
    fuzzing(100),
  )
})

test('a day is that of the visitor’s own calendar, late in the evening too', () => {
  expect(dayOf(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22')
  expect(dayOf(new Date(2027, 0, 3, 0, 1))).toBe('2027-01-03')
})

test.each(['2026-11-22', '2027-01-03', '2024-02-29'])('%s is a day', (text) => {
  expect(text).toMatch(new RegExp(`^${DAY_PATTERN}$`))
})

test.each(['2026-13-01', '2026-00-10', '2026-01-32', '26-01-02', '2026-1-2', 'today'])(
  '%s is no day',
  (text) => {
    expect(text).not.toMatch(new RegExp(`^${DAY_PATTERN}$`))
  },
)
