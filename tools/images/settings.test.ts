import { readCommandLine } from '@/tools/process/command'
import { SHOWDOWN } from './image-source'
import { IMAGES, settingsOf } from './settings'

const MIRROR = 'https://mirror.example/'
const read = (parameters: string[], IMAGE_SOURCE?: string) =>
  settingsOf(readCommandLine(IMAGES, parameters).values, { NODE_ENV: 'test', IMAGE_SOURCE })

test('the default source is Pokémon Showdown', () => {
  expect(read([]).source).toBe(SHOWDOWN)
  expect(read([], '').source).toBe(SHOWDOWN)
})

test('another source comes from the command line, otherwise from the environment', () => {
  expect(read([], MIRROR).source).toBe(MIRROR)
  expect(read(['--source', MIRROR], 'https://other.example').source).toBe(MIRROR)
})

test('there is no source offline', () => {
  expect(read(['--offline'], MIRROR)).toEqual({ renew: false, source: undefined })
})

test('stand-ins are renewed on demand', () => {
  expect(read([]).renew).toBe(false)
  expect(read(['--renew']).renew).toBe(true)
})

test('an unknown setting is reported', () => {
  expect(() => read(['--ofline'])).toThrow("Unknown option '--ofline'")
})
