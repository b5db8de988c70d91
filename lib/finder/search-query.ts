import { findLabel } from '@/lib/raid/labels'
import type { FilterLabels, Filters, ListFilter } from './filters'

/** The name under which a query holds the part of a boss's name; each list filter is held under its own. */
const NAME = 'q'

/** Longer than any boss's name. What follows finds nothing anyway. */
const MAX_NAME_LENGTH = 60

/** The list filters, in the order in which a query names them. */
export const LIST_FILTERS = [
  'herb',
  'type',
  'move',
  'ability',
  'version',
  'tier',
  'region',
] as const satisfies readonly ListFilter[]

/**
 * The filters that the query of an address sets. Never throws: what is no filter, and a label that its list lacks, is
 * ignored; letter case does not count.
 *
 * @param query `?q=garch&herb=Spicy`, or empty
 */
export function parseQuery(query: string, labels: FilterLabels): Filters {
  const parameters = new URLSearchParams(query)
  const name = parameters.get(NAME)?.slice(0, MAX_NAME_LENGTH)
  const chosen = LIST_FILTERS.map((filter) => [
    filter,
    findLabel(labels[filter], parameters.get(filter) ?? ''),
  ])
  return withoutUnset({ name, ...Object.fromEntries(chosen) })
}

/** The query that sets filters: `?q=garch&herb=Spicy`, empty where none is set. */
export function queryOf(filters: Filters): string {
  const { name, ...lists } = filters
  const set = [[NAME, name], ...LIST_FILTERS.map((filter) => [filter, lists[filter]])]
  const query = new URLSearchParams(set.flatMap(([key = '', value]) => (value ? [[key, value]] : [])))
  return query.size > 0 ? `?${query}` : ''
}

function withoutUnset(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}
