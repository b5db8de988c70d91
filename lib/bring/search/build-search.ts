/**
 * The orders of attackers: by the chance to win `alone`, or in a `group` of four of them; by the fewest `turns`; or the
 * `safest` first.
 */
export const SORTS = ['alone', 'group', 'turns', 'safest'] as const

/** An order of attackers. */
export type Sort = (typeof SORTS)[number]

/** The two kinds of attackers. */
export const ATTACK_KINDS = ['physical', 'special'] as const

/** Whether a Pokémon attacks with its Attack or its Sp. Atk. */
export type AttackKind = (typeof ATTACK_KINDS)[number]

/** Which builds a visitor wants listed, and in which order. */
export interface BuildSearch {
  readonly sort: Sort
  readonly legendaries: boolean
  readonly mythicals: boolean
  /** The only attackers that are listed; both kinds when not set. */
  readonly kind?: AttackKind | undefined
  /** Whether those that raise their own stats first are left out. */
  readonly unboosted: boolean
  /** Whether only Pokémon that the visitor owns are listed. */
  readonly mine: boolean
}

/** The default: what every player can get, those that win alone most surely first. */
export const FOR_EVERYONE: BuildSearch = {
  sort: 'alone',
  legendaries: false,
  mythicals: false,
  kind: undefined,
  unboosted: false,
  mine: false,
}

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
