import fc from 'fast-check'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import {
  ATTACK_KINDS,
  type BuildSearch,
  buildPartOf,
  buildQueryOf,
  FOR_EVERYONE,
  SORTS,
} from './build-search'
import { parseBuildQuery } from './parse-build-query'

const anySearch: fc.Arbitrary<BuildSearch> = fc.record({
  sort: fc.constantFrom(...SORTS),
  legendaries: fc.boolean(),
  mythicals: fc.boolean(),
  kind: fc.constantFrom(undefined, ...ATTACK_KINDS),
  unboosted: fc.boolean(),
  mine: fc.boolean(),
})

test('the default has no query, and no query is the default', () => {
  expect(buildQueryOf(FOR_EVERYONE)).toBe('')
  expect(parseBuildQuery('')).toEqual(FOR_EVERYONE)
})

test('a query has only differences from the default', () => {
  expect(buildQueryOf({ ...FOR_EVERYONE, sort: 'turns', legendaries: true })).toBe(
    '?sort=turns&legendaries=yes',
  )
  expect(buildQueryOf({ ...FOR_EVERYONE, kind: 'special', unboosted: true, mine: true })).toBe(
    '?kind=special&unboosted=yes&mine=yes',
  )
})

test('parsing the query of a search returns the same search', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(parseBuildQuery(buildQueryOf(search))).toEqual(search)
    }),
    fuzzing(100),
  )
})

test.each([
  '?sort=power',
  '?legendaries=no&mythicals=',
  '?kind=status',
  '?q=garchomp',
  '?__proto__=yes',
  '?%E0%A4%A',
])('the unknown values in %s are ignored', (query) => {
  expect(parseBuildQuery(query)).toEqual(FOR_EVERYONE)
})

test('a wrong parameter does not affect a right one, and letter case does not matter', () => {
  expect(parseBuildQuery('?SORT=Turns&kind=both&mine=YES')).toEqual({
    ...FOR_EVERYONE,
    sort: 'turns',
    mine: true,
  })
})

test('the build search part of a query has no other parameters', () => {
  expect(buildPartOf('?utm_source=x&sort=turns&/6/Paldea')).toBe('?sort=turns')
  expect(buildPartOf('?q=garchomp')).toBe('')
  expect(buildPartOf('')).toBe('')
})
