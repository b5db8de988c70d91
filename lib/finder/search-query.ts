import { SEARCH_PARAMETER } from '@/lib/links/site'
import { findLabel } from '@/lib/raid/selection'
import type { FilterLabels, Filters, ListFilter } from './filters'

/** A few words more than any boss's name. */
export const MAX_NAME_LENGTH = 60

export const LIST_FILTERS = [
  'herb',
  'also',
  'type',
  'move',
  'ability',
  'version',
  'tier',
  'region',
  'beaten',
] as const satisfies readonly ListFilter[]

/**
 * Parses the filters in a query. Never throws. Ignores letter case, unknown parameters and unknown labels.
 *
 * @param query `?q=garch&herb=Spicy`, or empty
 */
export function parseQuery(query: string, labels: FilterLabels): Filters {
  const parameters = new URLSearchParams(query)
  const name = parameters.get(SEARCH_PARAMETER)?.slice(0, MAX_NAME_LENGTH)
  const entries = LIST_FILTERS.map((filter) => [
    filter,
    findLabel(labels[filter], parameters.get(filter) ?? ''),
  ])
  return withoutUnset({ name, ...Object.fromEntries(entries) })
}

/** Returns the query of filters: `?q=garch&herb=Spicy`. Empty if no filter is set. */
export function queryOf(filters: Filters): string {
  const { name, ...lists } = filters
  const parameters = [[SEARCH_PARAMETER, name], ...LIST_FILTERS.map((filter) => [filter, lists[filter]])]
  const query = new URLSearchParams(parameters.flatMap(([key = '', value]) => (value ? [[key, value]] : [])))
  return query.size > 0 ? `?${query}` : ''
}

function withoutUnset(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}
