import { isAllSaved, readSaveProgress, savedBosses } from './save-progress'

const HALF = { saved: 135, of: 270, missingBytes: 720_000 }

test('a worker answers how much is saved, and why no more', () => {
  expect(readSaveProgress(HALF)).toEqual(HALF)
  expect(readSaveProgress({ ...HALF, failure: 'storage' })).toEqual({ ...HALF, failure: 'storage' })
})

test.each([undefined, null, 'saved', {}, { ...HALF, saved: '135' }, { ...HALF, missingBytes: NaN }])(
  'a worker of another release may answer anything: %j counts for nothing',
  (answer) => expect(readSaveProgress(answer)).toBeUndefined(),
)

test('a failure that this release does not know is left out', () => {
  expect(readSaveProgress({ ...HALF, failure: 'weather' })?.failure).toBeUndefined()
})

test('all builds without the program are not all', () => {
  expect(isAllSaved({ saved: 270, of: 270, missingBytes: 340_000 })).toBe(false)
  expect(isAllSaved({ saved: 270, of: 270, missingBytes: 0 })).toBe(true)
})

const GARCHOMP = 'plans/6/paldea/garchomp.json'
const MEWTWO = ['plans/7/event/mewtwo.json', 'teams/7/event/mewtwo.json']

test('a boss with a file of plans and one of teams counts once', () => {
  expect(savedBosses([GARCHOMP, ...MEWTWO], [])).toEqual({ saved: 2, of: 2 })
})

test('a boss is saved once all of its files are', () => {
  expect(savedBosses([GARCHOMP, ...MEWTWO], MEWTWO)).toEqual({ saved: 1, of: 2 })
  expect(savedBosses([GARCHOMP, ...MEWTWO], MEWTWO.slice(1))).toEqual({ saved: 1, of: 2 })
  expect(savedBosses([], [])).toEqual({ saved: 0, of: 0 })
})
