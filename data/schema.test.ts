import { safeParse } from 'zod/mini'
import { day, eventRaidSchema } from './events/schema'
import { count, integerBetween, nonEmptyText, percent } from './plain-values'
import { orUnknown } from './raid-parts'
import { rewardsSchema, rosterSchema } from './rosters/schema'
import { supplementSchema } from './shipped/schema'
import { madeBySchema } from './teams/schema'
import { typeColorsSchema } from './types/schema'

test.each([
  ['a list instead of a record', rewardsSchema, { tables: [] }],
  ['a list instead of an object without required fields', supplementSchema.shape.effects, { surf: [] }],
  ['a record instead of a list', rosterSchema('5'), {}],
  ['an infinite number, as 1e999 of JSON', percent, JSON.parse('1e999')],
  ['a whole number that isn’t exact', count, 2 ** 53],
  ['a fraction', integerBetween(0, 252), 1.5],
  ['an empty text', nonEmptyText, ''],
  ['an unknown field', madeBySchema, { fingerprint: 'x', other: 1 }],
  ['a record with an unknown key', typeColorsSchema, { Shadow: '#000000' }],
  ['30 February', day, '2026-02-30'],
  ['29 February of a common year', day, '2026-02-29'],
  ['a day with a time', day, '2026-02-28T00:00:00Z'],
  ['neither a percent nor unknown', orUnknown(percent), 'nobody knows'],
  ['a version without a name', eventRaidSchema, { id: '5-x' }],
])('%s is rejected', (_, schema, value) => {
  expect(safeParse(schema, value).success).toBe(false)
})

test.each(['2026-11-20', '2024-02-29'])('%s is a valid day', (text) => {
  expect(day.safeParse(text).success).toBe(true)
})
