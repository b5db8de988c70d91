import { needOf } from './keep-current'

const SERVICE = 'https://service.example/v8'
const LISTED = new Map([
  ['blissey', ['softboiled', 'helpinghand']],
  ['garchomp', ['dragonclaw']],
])
const MADE_HERE = { source: '@pkmn/dex', inputs: 'of today', asked: Object.fromEntries(LISTED) }
const FROM_SERVICE = { ...MADE_HERE, source: SERVICE }

test('missing data is made', () => {
  expect(needOf(undefined, 'of today', LISTED)).toBe('make all')
})

test('data from the same inputs stays', () => {
  expect(needOf(MADE_HERE, 'of today', LISTED)).toBe('nothing')
  expect(needOf(FROM_SERVICE, 'of today', LISTED)).toBe('nothing')
})

test('local data from other inputs is made again', () => {
  expect(needOf(MADE_HERE, 'of tomorrow', LISTED)).toBe('make all')
})

test('responses of an API are kept if the inputs change', () => {
  expect(needOf(FROM_SERVICE, 'of tomorrow', LISTED)).toBe('adapt what a service said')
})

test('the error names entries of the rosters that the data lacks, and the command that fetches them', () => {
  const more = new Map([...LISTED, ['garchomp', ['dragonclaw', 'earthquake']], ['chansey', ['softboiled']]])
  expect(() => needOf(FROM_SERVICE, 'of tomorrow', more)).toThrow(
    /earthquake of garchomp, chansey\. .*npm run ship-data -- --url https:\/\/service\.example\/v8/,
  )
})
