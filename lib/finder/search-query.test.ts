import fc from 'fast-check'
import { raidIndex } from '@/data/shipped/raid-index'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { type Filters, filterLabels } from './filters'
import { LIST_FILTERS, parseQuery, queryOf } from './search-query'

const LABELS = filterLabels(raidIndex)

test('a shared link restores the filters of its search', () => {
  expect(parseQuery('?q=garch&herb=Spicy&tier=6', LABELS)).toEqual({
    name: 'garch',
    herb: 'Spicy',
    tier: '6',
  })
})

test('letter case and the encoding of spaces do not matter', () => {
  expect(parseQuery('?herb=spicy&move=trick+room&region=KITAKAMI', LABELS)).toEqual({
    herb: 'Spicy',
    move: 'Trick Room',
    region: 'Kitakami',
  })
})

test.each(['?herb=Garlic', '?tier=8', '?utm_source=forum', '?move=__proto__', '?q=', '?%', ''])(
  '%j sets no filter',
  (query) => {
    expect(parseQuery(query, LABELS)).toEqual({})
  },
)

test('without filters, the query is empty', () => {
  expect(queryOf({})).toBe('')
  expect(queryOf({ name: '', herb: undefined })).toBe('')
})

const anyFilters = fc.record(
  {
    name: fc.string({ minLength: 1, maxLength: 60 }),
    ...Object.fromEntries(LIST_FILTERS.map((filter) => [filter, fc.constantFrom(...LABELS[filter])])),
  },
  { requiredKeys: [] },
)

test('parsing a written query gives the same filters', () => {
  fc.assert(
    fc.property(anyFilters, (filters: Filters) => {
      expect(parseQuery(queryOf(filters), LABELS)).toEqual(filters)
    }),
    fuzzing(100),
  )
})

test('parsing any query gives only known labels and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (query) => {
      const { name, ...lists } = parseQuery(`?${query}`, LABELS)
      expect(name?.length ?? 0).toBeLessThanOrEqual(60)
      for (const filter of LIST_FILTERS) expect([...LABELS[filter], undefined]).toContain(lists[filter])
    }),
    fuzzing(100),
  )
})
