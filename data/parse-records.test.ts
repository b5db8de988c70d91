import * as z from 'zod'
import { parseRecords } from './parse-records'

const schema = z.array(z.object({ name: z.string(), info: z.object({ level: z.int() }) }))

describe('the error of a wrong record', () => {
  test('names the file, the record and the field', () => {
    const records = [
      { name: 'Ditto', info: { level: 75 } },
      { name: 'Garchomp', info: { level: 'high' } },
    ]
    expect(() => parseRecords('data/bosses.json', schema, records)).toThrow(
      'data/bosses.json: Garchomp: info.level: Invalid input: expected number, received string',
    )
  })

  test('names the record’s number if it has no name', () => {
    expect(() => parseRecords('data/bosses.json', schema, [{ info: { level: 75 } }])).toThrow(
      /^data\/bosses\.json: record 1: name: Invalid input: expected string, received undefined$/,
    )
  })

  test('names only the file if it isn’t a list', () => {
    expect(() => parseRecords('data/bosses.json', schema, 'x')).toThrow(
      /^data\/bosses\.json: Invalid input: expected array, received string$/,
    )
  })
})

test('valid records are returned unchanged', () => {
  const records = [{ name: 'Ditto', info: { level: 75 } }]
  expect(parseRecords('data/bosses.json', schema, records)).toEqual(records)
})
