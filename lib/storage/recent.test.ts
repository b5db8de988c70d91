import fc from 'fast-check'
import { raidIndex } from '@/data/shipped/raid-index'
import { raidKey } from '@/lib/raid/raid-id'
import { raidIdOf } from '@/lib/raid/selection'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { type Recent, storedRecent, withRecent } from './recent'

const { parse, textOf } = storedRecent

const GARCHOMP = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' } as const
const MEWTWO = { tier: '7', region: 'Event', boss: 'Mewtwo', teraType: 'Psychic' } as const

const bosses = (recent: Recent) => recent.map(({ boss }) => boss)

test('the last opened raid comes first, and can be read again with its Tera type', () => {
  const recent = withRecent(withRecent([], GARCHOMP), MEWTWO)
  expect(bosses(recent)).toEqual(['Mewtwo', 'Garchomp'])
  expect(parse(textOf(recent))).toEqual(recent)
})

test('a raid is listed once, with the last Tera type', () => {
  const recent = withRecent(withRecent([GARCHOMP], MEWTWO), { ...GARCHOMP, teraType: 'Water' })
  expect(recent).toEqual([{ ...GARCHOMP, teraType: 'Water' }, MEWTWO])
})

test('storage has the last 8 raids, and parsing reads no more', () => {
  const openedRaids = raidIndex.slice(0, 12).map(({ tier, region, boss }) => ({ tier, region, boss }))
  const recent = openedRaids.reduce<Recent>(withRecent, [])
  expect(bosses(recent)).toEqual(bosses(openedRaids.slice(4).reverse()))
  expect(parse(textOf(openedRaids))).toHaveLength(8)
})

test.each(['', '/', '{"raids":7}', '/tera-raid-info/6/Paldea', '/tera-raid-info/6/Paldea/Missingno', '%'])(
  '%j has no raids',
  (text) => expect(parse(text)).toEqual([]),
)

test('parsing any text gives only existing raids, and never throws', () => {
  const raidKeys = new Set(raidIndex.map(raidKey))
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((name) => `/tera-raid-info/6/Paldea/${name}`),
    fc.constantFrom(textOf([GARCHOMP]), textOf([MEWTWO])),
  )
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const ids = parse(lines.join('\n')).map((raid) => raidIdOf(raid))
      expect(ids.every((id) => id && raidKeys.has(raidKey(id)))).toBe(true)
    }),
    fuzzing(100),
  )
})
