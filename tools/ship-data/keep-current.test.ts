import { needOf } from './keep-current'

const SERVICE = 'https://service.example/v8'
const LISTED = new Map([
  ['blissey', ['softboiled', 'helpinghand']],
  ['garchomp', ['dragonclaw']],
])
const MADE_HERE = { source: '@pkmn/dex', inputs: 'of today', asked: Object.fromEntries(LISTED) }
const FROM_SERVICE = { ...MADE_HERE, source: SERVICE }

test('data that is missing is made', () => {
  expect(needOf(undefined, 'of today', LISTED)).toBe('make all')
})

test('data that its inputs would make alike stays', () => {
  expect(needOf(MADE_HERE, 'of today', LISTED)).toBe('nothing')
  expect(needOf(FROM_SERVICE, 'of today', LISTED)).toBe('nothing')
})

test('data that was made here of other inputs is made again', () => {
  expect(needOf(MADE_HERE, 'of tomorrow', LISTED)).toBe('make all')
})

test('what a service said is kept when the inputs change', () => {
  expect(needOf(FROM_SERVICE, 'of tomorrow', LISTED)).toBe('adapt what a service said')
})

test('what the rosters list and the service was not asked for is named, with the command that asks', () => {
  const more = new Map([...LISTED, ['garchomp', ['dragonclaw', 'earthquake']], ['chansey', ['softboiled']]])
  expect(() => needOf(FROM_SERVICE, 'of tomorrow', more)).toThrow(
    /earthquake of garchomp, chansey\. .*npm run ship-data -- --url https:\/\/service\.example\/v8/,
  )
})
