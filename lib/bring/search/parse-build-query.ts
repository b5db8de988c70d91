import { ATTACK_KINDS, type BuildSearch, SORTS, YES } from './build-search'

/**
 * Parses the search among builds in a query. Never throws: what is unknown is ignored. Of a repeated parameter the first
 * counts; letter case does not matter. Without zod, which a chosen raid would load for six words.
 *
 * @param query `?sort=turns`, or empty
 */
export function parseBuildQuery(query: string): BuildSearch {
  const parameters = new URLSearchParams(query.toLowerCase())
  const isYes = (key: keyof BuildSearch) => parameters.get(key) === YES
  return {
    sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? 'alone',
    legendaries: isYes('legendaries'),
    mythicals: isYes('mythicals'),
    kind: ATTACK_KINDS.find((kind) => kind === parameters.get('kind')),
    unboosted: isYes('unboosted'),
    mine: isYes('mine'),
  }
}
