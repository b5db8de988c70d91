/** @jest-environment node */
import { formatTable, kilobytes, megabytes, milliseconds } from './format'

it('writes figures with their units', () => {
  expect(milliseconds(1234.5)).toBe('1,235 ms')
  expect(milliseconds(Number.POSITIVE_INFINITY)).toBe('never')
  expect(kilobytes(142_260)).toBe('142.3 kB')
  expect(megabytes(121_060_000)).toBe('121.1 MB')
})

it('writes a table in Markdown', () => {
  const rows = [
    { figure: 'calls', reach: '0', measured: '0', ok: true },
    { figure: 'moves on screen', reach: '100 ms', measured: 'never', ok: false },
  ]
  expect(formatTable(rows).split('\n')).toEqual([
    '| figure          | measured | reach  |        |',
    '| --------------- | -------- | ------ | ------ |',
    '| calls           | 0        | 0      | ok     |',
    '| moves on screen | never    | 100 ms | missed |',
  ])
})
