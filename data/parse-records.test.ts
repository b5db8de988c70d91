import * as z from 'zod'
import { parseRecords } from './parse-records'

const schema = z.array(z.object({ name: z.string(), info: z.object({ level: z.int() }) }))

describe('a wrong record stops the build', () => {
  test('with its file, its name and the field', () => {
    const records = [
      { name: 'Ditto', info: { level: 75 } },
      { name: 'Garchomp', info: { level: 'high' } },
    ]
    expect(() => parseRecords('data/bosses.json', schema, records)).toThrow(
      'data/bosses.json: Garchomp: info.level: Invalid input: expected number, received string',
    )
  })

  test('with its place where it has no name', () => {
    expect(() => parseRecords('data/bosses.json', schema, [{ info: { level: 75 } }])).toThrow(
      /^data\/bosses\.json: record 1: name: Invalid input: expected string, received undefined$/,
    )
  })

  test('as a whole where the file is no list', () => {
    expect(() => parseRecords('data/bosses.json', schema, 'x')).toThrow(
      /^data\/bosses\.json: Invalid input: expected array, received string$/,
    )
  })
})

test('valid records are returned unchanged', () => {
  const records = [{ name: 'Ditto', info: { level: 75 } }]
  expect(parseRecords('data/bosses.json', schema, records)).toEqual(records)
})
