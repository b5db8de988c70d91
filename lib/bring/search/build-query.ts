import { type BuildSearch, FOR_EVERYONE } from './build-search'

/** The parameters of a search among builds, in the order of a query. */
export const BUILD_PARAMETERS = [
  'sort',
  'legendaries',
  'mythicals',
  'kind',
  'unboosted',
  'mine',
] as const satisfies readonly (keyof BuildSearch)[]

/** What a parameter says that only says yes. */
export const YES = 'yes'

/** The query of a search among builds: `?sort=turns&legendaries=yes`. What is the default is left out; empty for all of it. */
export function buildQueryOf(search: BuildSearch): string {
  const changed = BUILD_PARAMETERS.filter((key) => search[key] !== FOR_EVERYONE[key])
  return queryOf(changed.map((key) => [key, search[key] === true ? YES : String(search[key])]))
}

/** What of a query is a search among builds, as it was written; empty for nothing. The rest is left out. */
export function buildPartOf(query: string): string {
  return queryOf(
    [...new URLSearchParams(query)].filter(([key]) => BUILD_PARAMETERS.some((one) => one === key)),
  )
}

function queryOf(parameters: [key: string, value: string][]): string {
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
}
