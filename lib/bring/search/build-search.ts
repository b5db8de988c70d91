/** Orders of attackers: by win rate `alone`, or in a `group` of four; by the fewest `turns`; or the `safest` first. */
export const SORTS = ['alone', 'group', 'turns', 'safest'] as const

export type Sort = (typeof SORTS)[number]

export const ATTACK_KINDS = ['physical', 'special'] as const

export type AttackKind = (typeof ATTACK_KINDS)[number]

export interface BuildSearch {
  readonly sort: Sort
  readonly legendaries: boolean
  readonly mythicals: boolean
  readonly kind?: AttackKind | undefined
  readonly unboosted: boolean
  readonly mine: boolean
}

/** The default: Pokémon that every player can get, the highest solo win rate first. */
export const FOR_EVERYONE: BuildSearch = {
  sort: 'alone',
  legendaries: false,
  mythicals: false,
  kind: undefined,
  unboosted: false,
  mine: false,
}

export const BUILD_PARAMETERS = [
  'sort',
  'legendaries',
  'mythicals',
  'kind',
  'unboosted',
  'mine',
] as const satisfies readonly (keyof BuildSearch)[]

export const YES = 'yes'

/** Returns the query of a build search without default values, `?sort=turns&legendaries=yes`; empty for the default. */
export function buildQueryOf(search: BuildSearch): string {
  const keys = BUILD_PARAMETERS.filter((key) => search[key] !== FOR_EVERYONE[key])
  return queryOf(keys.map((key) => [key, search[key] === true ? YES : String(search[key])]))
}

/** Returns the build-search part of a query string, unchanged; empty if there is none. */
export function buildPartOf(query: string): string {
  return queryOf(
    [...new URLSearchParams(query)].filter(([key]) =>
      BUILD_PARAMETERS.some((parameter) => parameter === key),
    ),
  )
}

function queryOf(parameters: [key: string, value: string][]): string {
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
}
