import { raidIndex } from '@/data/shipped/raid-index'
import { TYPE_NAMES } from '@/data/vocabulary'
import { keptFileText, parseKeptFile } from './exported-file'
import {
  mergeWorked,
  NOTHING_SAID,
  readWorked,
  type Worked,
  withVerdict,
  workedKey,
  workedText,
} from './worked'

const WEEZING = { species: 'Weezing-Galar', teraType: 'Steel', move: 'Gunk Shot' } as const
const GARCHOMP = { tier: '6', region: 'Paldea', boss: 'Garchomp' } as const
const KEY = workedKey({ ...GARCHOMP, teraType: 'Fairy' }, WEEZING)

test('a build is remembered for a raid and its Tera type: against Water it is another', () => {
  expect(KEY).toBe('6/Paldea/Garchomp|Fairy|Weezing-Galar|Steel|Gunk Shot')
  expect(workedKey({ ...GARCHOMP, teraType: 'Water' }, WEEZING)).not.toBe(KEY)
  expect(workedKey(GARCHOMP, WEEZING)).not.toBe(KEY)
})

test('of a raid by event it is remembered for the set, not for the name, which goes to a newer one', () => {
  const charizard = { tier: '7', region: 'Event', boss: 'Charizard', teraType: 'Dragon' } as const
  const older = workedKey({ ...charizard, setId: '7-charizard-dragon' }, WEEZING)
  expect(workedKey({ ...charizard, setId: '7-charizard-dragon-v2' }, WEEZING)).not.toBe(older)
  expect(workedKey({ ...charizard, boss: 'Charizard (2022-12)', setId: '7-charizard-dragon' }, WEEZING)).toBe(
    older,
  )
})

test('what is said in each of the 428 raids is read back, and fits the exported file', () => {
  const all: Worked = new Map(
    raidIndex.flatMap((raid) =>
      [undefined, ...TYPE_NAMES.slice(0, 2)].map((teraType) => [
        workedKey({ ...raid, teraType }, WEEZING),
        'failed' as const,
      ]),
    ),
  )
  expect(readWorked(workedText(all))).toEqual(all)
  const file = { owned: new Set<string>(), beaten: new Map(), worked: all }
  expect(parseKeptFile(keptFileText(file))?.worked).toEqual(all)
})

test.each(['', '{"worked":7}', `perhaps ${KEY}`, 'worked 6/Paldea/Garchomp', `worked ${KEY}|more`])(
  '%j says nothing',
  (text) => expect(readWorked(text)).toEqual(NOTHING_SAID),
)

test('the same again takes it back, the other takes its place', () => {
  const worked = withVerdict(NOTHING_SAID, KEY, 'worked')
  expect([...withVerdict(worked, KEY, 'failed')]).toEqual([[KEY, 'failed']])
  expect(withVerdict(worked, KEY, 'worked')).toEqual(NOTHING_SAID)
})

test('an import adds what it says, and changes nothing that is said here', () => {
  const other = workedKey({ ...GARCHOMP, tier: '5' }, WEEZING)
  const imported: Worked = new Map([
    [KEY, 'failed'],
    [other, 'failed'],
  ])
  expect(mergeWorked(new Map([[KEY, 'worked']]), imported)).toEqual(
    new Map([
      [KEY, 'worked'],
      [other, 'failed'],
    ]),
  )
})
