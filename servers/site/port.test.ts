import { parsePort } from './port'

it.each([undefined, ''])('is the usual port when %j is set', (setting) => {
  expect(parsePort(setting, 3000)).toBe(3000)
})

it('is the port that is set', () => {
  expect(parsePort('8080', 3000)).toBe(8080)
})

it.each(['http', '-1', '70000', '80.5'])('refuses %s', (setting) => {
  expect(() => parsePort(setting, 3000)).toThrow(`PORT=${setting}`)
})
