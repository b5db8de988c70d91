import { safeParse } from 'zod/mini'
import { day, eventRaidSchema } from './events/schema'
import { count, integerBetween, nonEmptyText, percent } from './plain-values'
import { orUnknown } from './raid-parts'
import { rewardsSchema, rosterSchema } from './rosters/schema'
import { supplementSchema } from './shipped/schema'
import { madeBySchema } from './teams/schema'
import { typeColorsSchema } from './types/schema'

test.each([
  ['a list in the place of a record', rewardsSchema, { tables: [] }],
  ['a list in the place of an object without required fields', supplementSchema.shape.effects, { surf: [] }],
  ['a record in the place of a list', rosterSchema('5'), {}],
  ['a number that is infinite, as 1e999 of JSON is', percent, JSON.parse('1e999')],
  ['a whole number beyond those that are exact', count, 2 ** 53],
  ['a broken number', integerBetween(0, 252), 1.5],
  ['an empty text', nonEmptyText, ''],
  ['a field that is not known', madeBySchema, { fingerprint: 'x', other: 1 }],
  ['a record with a key that is not known', typeColorsSchema, { Shadow: '#000000' }],
  ['30 February', day, '2026-02-30'],
  ['29 February of a common year', day, '2026-02-29'],
  ['a day with its time', day, '2026-02-28T00:00:00Z'],
  ['neither a percent nor unknown', orUnknown(percent), 'nobody knows'],
  ['a set without a name', eventRaidSchema, { id: '5-x' }],
])('%s is refused', (_, schema, value) => {
  expect(safeParse(schema, value).success).toBe(false)
})

test.each(['2026-11-20', '2024-02-29'])('%s is a day', (text) => {
  expect(day.safeParse(text).success).toBe(true)
})
