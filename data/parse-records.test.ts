import * as v from 'valibot'
import { parseRecords, recordsByKey } from './parse-records'
import { integer } from './plain-values'

const schema = v.array(v.object({ name: v.string(), info: v.object({ level: integer }) }))

describe('a wrong record stops the build', () => {
  test('with its file, its name and the field', () => {
    const records = [
      { name: 'Ditto', info: { level: 75 } },
      { name: 'Garchomp', info: { level: 'high' } },
    ]
    expect(() => parseRecords('data/bosses.json', schema, records)).toThrow(
      'data/bosses.json: Garchomp: info.level: Invalid type: Expected number but received "high"',
    )
  })

  test('with its place where it has no name', () => {
    expect(() => parseRecords('data/bosses.json', schema, [{ info: { level: 75 } }])).toThrow(
      /^data\/bosses\.json: record 1: name: Invalid key: Expected "name" but received undefined$/,
    )
  })

  test('as a whole where the file is no list', () => {
    expect(() => parseRecords('data/bosses.json', schema, 'x')).toThrow(
      /^data\/bosses\.json: Invalid type: Expected Array but received "x"$/,
    )
  })
})

test('valid records are returned unchanged', () => {
  const records = [{ name: 'Ditto', info: { level: 75 } }]
  expect(parseRecords('data/bosses.json', schema, records)).toEqual(records)
})

describe('records by their keys', () => {
  const creature = v.object({ num: integer, seen: v.optional(v.boolean()) })

  test('are parsed as they are read: a wrong one says its file, key and field, and others can be had', () => {
    const creatures = recordsByKey('data/creatures.json', creature, {
      ditto: { num: 132 },
      mew: { num: 'x' },
    })
    expect(creatures.ditto).toEqual({ num: 132 })
    expect(() => creatures.mew).toThrow(
      'data/creatures.json: mew: num: Invalid type: Expected number but received "x"',
    )
    expect(creatures.garchomp).toBeUndefined()
  })

  test('are each parsed once, and all found by a walk', () => {
    const creatures = recordsByKey('data/creatures.json', creature, {
      ditto: { num: 132 },
      mew: { num: 151 },
    })
    expect(creatures.ditto).toBe(creatures.ditto)
    expect(Object.values(creatures)).toEqual([{ num: 132 }, { num: 151 }])
  })
})
