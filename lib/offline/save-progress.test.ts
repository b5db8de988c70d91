import { isAllSaved, readSaveProgress, savedBosses } from './save-progress'

const HALF = { saved: 135, of: 270, missingBytes: 720_000 }

test('the answer of a worker has the progress, and why saving failed', () => {
  expect(readSaveProgress(HALF)).toEqual(HALF)
  expect(readSaveProgress({ ...HALF, failure: 'storage' })).toEqual({ ...HALF, failure: 'storage' })
})

test.each([undefined, null, 'saved', {}, { ...HALF, saved: '135' }, { ...HALF, missingBytes: NaN }])(
  'an unexpected answer of a worker of another release is ignored: %j',
  (answer) => expect(readSaveProgress(answer)).toBeUndefined(),
)

test('an unknown failure is left out', () => {
  expect(readSaveProgress({ ...HALF, failure: 'weather' })?.failure).toBeUndefined()
})

test('not all is saved if all builds are, but not the program', () => {
  expect(isAllSaved({ saved: 270, of: 270, missingBytes: 340_000 })).toBe(false)
  expect(isAllSaved({ saved: 270, of: 270, missingBytes: 0 })).toBe(true)
})

const GARCHOMP = 'plans/6/paldea/garchomp.json'
const MEWTWO = ['plans/7/event/mewtwo.json', 'teams/7/event/mewtwo.json']

test('a boss with a file of plans and a file of teams counts once', () => {
  expect(savedBosses([GARCHOMP, ...MEWTWO], [])).toEqual({ saved: 2, of: 2 })
})

test('a boss is saved when all of its files are', () => {
  expect(savedBosses([GARCHOMP, ...MEWTWO], MEWTWO)).toEqual({ saved: 1, of: 2 })
  expect(savedBosses([GARCHOMP, ...MEWTWO], MEWTWO.slice(1))).toEqual({ saved: 1, of: 2 })
  expect(savedBosses([], [])).toEqual({ saved: 0, of: 0 })
})
