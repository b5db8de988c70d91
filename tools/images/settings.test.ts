import { readCommandLine } from '@/tools/process/command'
import { SHOWDOWN } from './image-source'
import { IMAGES, settingsOf } from './settings'

const MIRROR = 'https://mirror.example/'
const parse = (parameters: string[], IMAGE_SOURCE?: string) =>
  settingsOf(readCommandLine(IMAGES, parameters).values, { NODE_ENV: 'test', IMAGE_SOURCE })

test('the default source is Pokémon Showdown', () => {
  expect(parse([]).source).toBe(SHOWDOWN)
  expect(parse([], '').source).toBe(SHOWDOWN)
})

test('another source comes from the command line, otherwise from the environment', () => {
  expect(parse([], MIRROR).source).toBe(MIRROR)
  expect(parse(['--source', MIRROR], 'https://other.example').source).toBe(MIRROR)
})

test('there is no source offline', () => {
  expect(parse(['--offline'], MIRROR)).toEqual({ renew: false, source: undefined })
})

test('stand-ins are renewed on demand', () => {
  expect(parse([]).renew).toBe(false)
  expect(parse(['--renew']).renew).toBe(true)
})

test('an unknown setting is reported', () => {
  expect(() => parse(['--ofline'])).toThrow("Unknown option '--ofline'")
})
