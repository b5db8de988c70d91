import { shippedCreatures } from '@/data/shipped/shipped'
import { differingFields } from './differing-fields'

const garchomp = shippedCreatures.garchomp ?? {}

test('a record does not differ from itself, in whatever order its fields are', () => {
  const reversed = Object.fromEntries(Object.entries(garchomp).toReversed())
  expect(differingFields(garchomp, reversed)).toEqual([])
})

test('a field inside of another is named by its place', () => {
  expect(
    differingFields({ baseStats: { hp: 108, attack: 130 } }, { baseStats: { hp: 108, attack: 135 } }),
  ).toEqual([{ field: 'baseStats.attack', shipped: '130', service: '135' }])
})

test('a second type that one of them lacks is a difference', () => {
  expect(differingFields({ types: ['Dragon', 'Ground'] }, { types: ['Dragon'] })).toEqual([
    { field: 'types.1', shipped: 'Ground', service: undefined },
  ])
  expect(differingFields({ types: ['Dragon'] }, { types: ['Dragon', 'Ground'] })).toEqual([
    { field: 'types.1', shipped: undefined, service: 'Ground' },
  ])
})

test('a field without a value is one that is missing', () => {
  expect(differingFields({ method: 'TM', level: undefined }, { method: 'TM' })).toEqual([])
})
